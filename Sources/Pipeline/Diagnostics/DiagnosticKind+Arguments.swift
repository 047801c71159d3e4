package import Diagnostics

extension DiagnosticKind {
    static let badArgument = DiagnosticKind(
        "bad-argument",
        exit: .usage,
        "A parameter, event or field on the command line can't be read."
    )
    static let badRuntime = DiagnosticKind(
        "bad-runtime",
        exit: .usage,
        "`--runtime` is neither a folder with ViperRuntime nor an address with a version."
    )
    static let cannotPrint = DiagnosticKind("cannot-print", exit: .inputOutput, "Standard output can't be written.")
    static let duplicateRoute = DiagnosticKind(
        "duplicate-route",
        exit: .input,
        "A scene already has a route with that name."
    )
    static let nobodyToAsk = DiagnosticKind(
        "nobody-to-ask",
        exit: .usage,
        "An argument is missing, and standard input isn't a terminal."
    )
    static let notAChoice = DiagnosticKind("not-a-choice", exit: .usage, "An answer isn't one of the choices.")
    package static let notUTF8 = DiagnosticKind("not-utf-8", exit: .usage, "An argument isn't UTF-8.")
    static let nothingToMock = DiagnosticKind("nothing-to-mock", severity: .warning, "There is no protocol to mock.")
    static let projectExists = DiagnosticKind("project-exists", "There is already a project.")

    static let aboutArguments: [DiagnosticKind] = [
        .badArgument,
        .badRuntime,
        .cannotPrint,
        .duplicateRoute,
        .nobodyToAsk,
        .notAChoice,
        .notUTF8,
        .nothingToMock,
        .projectExists,
    ]
}
