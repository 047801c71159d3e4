public import Diagnostics

extension DiagnosticKind {
    public static let duplicateFileName = DiagnosticKind(
        "duplicate-file-name",
        "Two files of a module would have the same name."
    )
    static let templateFailed = DiagnosticKind("template-failed", exit: .ownFault, "A template can't be rendered.")
    static let unknownScaffold = DiagnosticKind(
        "unknown-scaffold",
        "A path under `deletedScaffolds` names no scaffold."
    )

    static let aboutEmitting: [DiagnosticKind] = [
        .duplicateFileName,
        .templateFailed,
        .unknownScaffold,
    ]
}
