public import Diagnostics

extension DiagnosticKind {
    static let adoptedNeedsHandwritten = DiagnosticKind(
        "adopted-needs-handwritten",
        "A scene of a generated style names a descriptor of the team's own."
    )
    static let adoptedOutsideApp = DiagnosticKind(
        "adopted-outside-app",
        "A scene of a feature names a descriptor of the team's own."
    )
    public static let adoptedSceneReached = DiagnosticKind(
        "adopted-scene-reached",
        "A route, child, variant, tab or start names a scene whose descriptor is the team's own, or a command moves one."
    )
    static let builderNeedsDescriptor = DiagnosticKind(
        "builder-needs-descriptor",
        "A scene with a generated descriptor has a `builder`."
    )
    static let duplicateDescriptor = DiagnosticKind("duplicate-descriptor", "Two scenes name the same descriptor.")
    static let environmentForm = DiagnosticKind(
        "environment-form",
        "The environment, or the protocol of descriptors, has a form that only a resolver alone can have."
    )
    static let missingAppFolder = DiagnosticKind("missing-app-folder", "There is no folder with the app's sources.")
    static let notADescriptor = DiagnosticKind(
        "not-a-descriptor",
        "`descriptor` names something else than a type of its own."
    )

    static let aboutAdopting: [DiagnosticKind] = [
        .adoptedNeedsHandwritten,
        .adoptedOutsideApp,
        .adoptedSceneReached,
        .builderNeedsDescriptor,
        .duplicateDescriptor,
        .environmentForm,
        .missingAppFolder,
        .notADescriptor,
    ]
}
