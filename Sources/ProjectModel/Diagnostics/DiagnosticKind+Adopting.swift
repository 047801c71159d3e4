extension DiagnosticKind {
    public static let environmentForm = DiagnosticKind(
        "environment-form",
        "The environment has a form that it can't have."
    )
    public static let missingFolder = DiagnosticKind(
        "missing-folder",
        "A file or folder that the specs or the command line name isn't there."
    )

    static let descriptorOutOfReach = DiagnosticKind(
        "descriptor-out-of-reach",
        "The generated switch can't open a descriptor that the sources declare."
    )

    static let aboutAdopting: [DiagnosticKind] = [.descriptorOutOfReach, .environmentForm, .missingFolder]
}
