import Diagnostics

extension DiagnosticKind {
    static let baselineElsewhere = DiagnosticKind(
        "baseline-elsewhere",
        exit: .usage,
        "A baseline that a renaming has to change isn't in the package's folder."
    )
    static let cannotRunGit = DiagnosticKind("cannot-run-git", exit: .inputOutput, "Git can't be asked.")
    static let noRepository = DiagnosticKind("no-repository", exit: .usage, "The folder is in no git repository.")
    static let unknownRevision = DiagnosticKind("unknown-revision", exit: .usage, "Git doesn't know the commit.")
    static let unreadableBaseline = DiagnosticKind("unreadable-baseline", "A file isn't a baseline of the command.")
    static let debtGrown = DiagnosticKind("debt-grown", "The report lists something that the baseline doesn't accept.")
    static let beyondLimit = DiagnosticKind("beyond-limit", "A number of the report is larger or smaller than allowed.")
    static let unreadableHistory = DiagnosticKind("unreadable-history", "A file isn't a history of the report.")

    static let aboutBaselines: [DiagnosticKind] = [
        .baselineElsewhere,
        .beyondLimit,
        .cannotRunGit,
        .debtGrown,
        .noRepository,
        .unknownRevision,
        .unreadableBaseline,
        .unreadableHistory,
    ]
}
