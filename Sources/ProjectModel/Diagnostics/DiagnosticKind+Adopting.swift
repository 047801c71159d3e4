public import Diagnostics

extension DiagnosticKind {
    public static let adoptedSceneReached = DiagnosticKind(
        "adopted-scene-reached",
        "A route, child, variant, tab or start names a scene whose descriptor is the team's own, or a command moves one."
    )
    public static let environmentForm = DiagnosticKind(
        "environment-form",
        "The environment has a form that it can't have."
    )
    public static let missingFolder = DiagnosticKind(
        "missing-folder",
        "A file or folder that the specs or the command line name isn't there."
    )

    static let aboutAdopting: [DiagnosticKind] = [.adoptedSceneReached, .environmentForm, .missingFolder]
}
