extension DiagnosticKind {
    public static let notAPlainFile = DiagnosticKind(
        "not-a-plain-file",
        "A spec or a folder is a link, or neither a file nor a folder."
    )
    public static let noProjectSpec = DiagnosticKind("no-project-spec", "There is no `project.yml`.")
    static let strayFile = DiagnosticKind("stray-file", "A spec is where none is expected.")
    static let unreadableFile = DiagnosticKind("unreadable-file", exit: .inputOutput, "A spec can't be read.")
    static let otherVersion = DiagnosticKind("other-version", "The project asks for another version of vipergen.")

    static let aboutReading: [DiagnosticKind] = [
        .noProjectSpec,
        .notAPlainFile,
        .otherVersion,
        .strayFile,
        .unreadableFile,
    ]
}
