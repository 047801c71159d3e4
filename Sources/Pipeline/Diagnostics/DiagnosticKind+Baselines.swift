extension DiagnosticKind {
    static let baselineElsewhere = DiagnosticKind(
        "baseline-elsewhere",
        exit: .usage,
        "A baseline that a renaming has to change isn't in the package's folder."
    )
    static let cannotRun = DiagnosticKind(
        "cannot-run",
        exit: .inputOutput,
        "A command that vipergen needs can't be run."
    )
    static let formerSpecs = DiagnosticKind(
        "former-specs",
        "The specs of an earlier commit can't be read, or only in part."
    )
    static let noRepository = DiagnosticKind("no-repository", exit: .usage, "The folder is in no git repository.")
    static let unknownRevision = DiagnosticKind("unknown-revision", exit: .usage, "Git doesn't know the commit.")
    package static let unreadableInput = DiagnosticKind(
        "unreadable-input",
        "A file or the input isn't what vipergen or a sandbox wrote."
    )
    static let debtGrown = DiagnosticKind("debt-grown", "The report lists something that the baseline doesn't accept.")
    static let beyondLimit = DiagnosticKind("beyond-limit", "A number of the report is larger or smaller than allowed.")

    static let aboutBaselines: [DiagnosticKind] = [
        .baselineElsewhere,
        .beyondLimit,
        .cannotRun,
        .debtGrown,
        .formerSpecs,
        .noRepository,
        .unknownRevision,
        .unreadableInput,
    ]
}
