public import ArgumentParser
public import Basics
import Pipeline

/// How errors and warnings are written, and what else is printed.
struct DiagnosticsOption: ParsableArguments {
    @Option(help: ArgumentHelp("How errors and warnings are written.", valueName: "format"))
    var format = DiagnosticFormat.text

    @Flag(help: QuietOption.help)
    var quiet = false

    var console: Console { Console(ReportStyle(format, isQuiet: quiet)) }

    /// Of a command whose `--format json` is a document of its own, with the problems in it.
    var consoleBesideJSON: Console { Console(ReportStyle(format, isQuiet: quiet, printsOwnJSON: true)) }
}

extension ReportStyle {
    /// - Parameter printsOwnJSON: whether `json` is a document of the command's own, which problems don't stand beside.
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

/// How much is printed.
struct QuietOption: ParsableArguments {
    static let help = ArgumentHelp("Print only errors, warnings and what was asked for.")

    @Flag(help: help)
    var quiet = false
}

/// What something is printed as.
struct FormatOption: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format = Format.text
}
