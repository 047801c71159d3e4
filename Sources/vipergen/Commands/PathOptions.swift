public import ArgumentParser
public import Diagnostics
import Pipeline

/// Where the specs are.
struct SpecsOption: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that holds 'project.yml'.", valueName: "dir"))
    var specs = "specs"

    func validate() throws { try requirePath(specs, of: "--specs") }
}

/// Where the target package is.
struct OutputOption: ParsableArguments {
    @Option(help: ArgumentHelp("The target package's folder.", valueName: "dir"))
    var output = "."

    func validate() throws { try requirePath(output, of: "--output") }
}

/// An empty path is nearly always a variable of a script that isn't set, and no wish to work in this folder.
func requirePath(_ path: String, of option: String) throws {
    if path.isEmpty { throw ValidationError("\(option) is empty; write '\(option) .' for the current folder") }
}

/// How much is done at once.
struct JobsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("How many files to process at once. By default the number of cores.", valueName: "n")
    )
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of 1 or more") }
    }
}

/// How errors and warnings are written.
struct DiagnosticsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How errors and warnings are written to standard error: \(DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "format"
        )
    )
    var diagnostics = DiagnosticFormat.text

    var console: Console { Console(diagnostics) }
}

extension DiagnosticFormat: ExpressibleByArgument {}

/// What something is printed as.
struct FormatOption: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format = Format.text
}
