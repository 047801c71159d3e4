public import ArgumentParser

/// The format of errors and warnings, and the choice of what else is printed.
struct DiagnosticsOption: ParsableArguments {
    @Option(help: ArgumentHelp("How errors and warnings are written.", valueName: "format"))
    var format = DiagnosticFormat.text

    @Flag(help: QuietOption.help)
    var quiet = false

    var console: Console { Console(ReportStyle(format, isQuiet: quiet)) }

    /// The console for a command whose `--format json` is its own document, which includes the problems.
    var consoleBesideJSON: Console { Console(ReportStyle(format, isQuiet: quiet, printsOwnJSON: true)) }
}

extension ReportStyle {
    /// - Parameter printsOwnJSON: true if `json` is the command's own document, with no problems beside it.
    init(_ format: DiagnosticFormat, isQuiet: Bool, printsOwnJSON: Bool = false) {
        let isOwnDocument = printsOwnJSON && format == .json
        self.init(
            format: isOwnDocument ? .text : format,
            takesStandardOutput: format.isForPrograms && !isOwnDocument,
            isQuiet: isQuiet
        )
    }
}

extension DiagnosticFormat: ExpressibleByArgument {}

/// The amount of output.
struct QuietOption: ParsableArguments {
    static let help = ArgumentHelp("Print only errors, warnings and what was asked for.")

    @Flag(help: help)
    var quiet = false
}

/// The format of printed output.
struct FormatOption: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format = Format.text
}
