extension DiagnosticKind {
    package static let invalidArgument = DiagnosticKind(
        "invalid-argument",
        exit: .usage,
        "An argument or an answer can't be read."
    )
    static let nobodyToAsk = DiagnosticKind(
        "nobody-to-ask",
        exit: .usage,
        "An argument is missing, and standard input isn't a terminal."
    )
    static let nothingToMock = DiagnosticKind("nothing-to-mock", severity: .warning, "There is no protocol to mock.")
    static let projectExists = DiagnosticKind("project-exists", "There is already a project.")

    static let aboutArguments: [DiagnosticKind] = [.invalidArgument, .nobodyToAsk, .nothingToMock, .projectExists]
}
