extension DiagnosticKind {
    static let missingMember = DiagnosticKind("missing-member", "A scaffold lacks a member that its contract asks for.")
    static let orphanedFile = DiagnosticKind(
        "orphaned-file",
        severity: .warning,
        "A file is named like a scaffold of a scene, and the specs ask for no such file."
    )
    static let otherProject = DiagnosticKind(
        "other-project",
        exit: .usage,
        "The folder for the package holds another project."
    )
    static let outdatedFile = DiagnosticKind(
        "outdated-file",
        "A generated file isn't what the specs describe now, or a file is missing or left over."
    )
    static let unsuitableToolchain = DiagnosticKind(
        "unsuitable-toolchain",
        severity: .warning,
        "Swift is missing, or too old for the packages that vipergen writes."
    )

    static let aboutChecking: [DiagnosticKind] = [
        .missingMember, .orphanedFile, .otherProject, .outdatedFile, .unsuitableToolchain,
    ]
}
