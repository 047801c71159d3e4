public import Diagnostics

extension DiagnosticKind {
    public static let environmentForm = DiagnosticKind(
        "environment-form",
        "The environment has a form that it can't have."
    )
    public static let missingFolder = DiagnosticKind("missing-folder", "A folder that the specs name isn't there.")

    static let aboutAdopting: [DiagnosticKind] = [.environmentForm, .missingFolder]
}
