public import ArgumentParser
public import Diagnostics
import Pipeline

/// Where the specs are.
struct SpecsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that holds 'project.yml'. By default 'specs' in this folder, or in the nearest one above that has it.",
            valueName: "dir"
        )
    )
    var specs: String?

    func validate() throws {
        if let specs { try requirePath(specs, of: "--specs") }
    }
}

/// Where the target package of a project is that may not be started yet.
struct OutputOption: ParsableArguments {
    @Option(help: ArgumentHelp("The target package's folder.", valueName: "dir"))
    var output = "."

    func validate() throws { try requirePath(output, of: "--output") }
}

/// Where a project's specs and its target package are.
struct ProjectOptions: ParsableArguments {
    @OptionGroup var specs: SpecsOption

    @Option(
        help: ArgumentHelp(
            "The target package's folder. By default the one that holds the specs, or this one if the package is here.",
            valueName: "dir"
        )
    )
    var output: String?

    func validate() throws {
        if let output { try requirePath(output, of: "--output") }
    }

    var folders: ProjectFolders { ProjectFolders(specs: specs.specs, output: output) }
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

/// How much is printed, and in which colours.
struct StyleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("When errors and warnings are coloured.", valueName: "when"))
    var color = ReportStyle.Color.auto

    @Flag(help: "Print only errors, warnings and what was asked for.")
    var quiet = false
}

/// How errors and warnings are written, and what else is printed.
struct DiagnosticsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How errors and warnings are written: to standard error as 'text' or, with absolute paths, for 'xcode'; for other programs to standard output, where nothing else is printed then.",
            valueName: "format"
        )
    )
    var format = DiagnosticFormat.text

    @Option(help: .hidden)
    var diagnostics: DiagnosticFormat?

    @OptionGroup var style: StyleOptions

    func validate() throws {
        if diagnostics != nil, format != .text, format != .json {
            throw ValidationError("--diagnostics and --format can't be combined")
        }
    }

    var console: Console { console(printingOwnJSON: false) }

    /// - Parameter printingOwnJSON: whether `--format json` is the command's own document, with the problems in it.
    func console(printingOwnJSON: Bool) -> Console {
        var style = ReportStyle(isQuiet: self.style.quiet, color: self.style.color)
        let isOwnDocument = printingOwnJSON && format == .json
        style.takesStandardOutput = format.isForPrograms && !isOwnDocument
        style.format = style.takesStandardOutput || format == .xcode ? format : diagnostics ?? .text
        return Console(style)
    }
}

/// How errors and warnings are written beside a document in formats of the command's own.
struct TextDiagnosticsOption: ParsableArguments {
    @Option(help: .hidden)
    var diagnostics = DiagnosticFormat.text

    @OptionGroup var style: StyleOptions

    var console: Console { Console(ReportStyle(format: diagnostics, isQuiet: style.quiet, color: style.color)) }
}

extension ReportStyle.Color: ExpressibleByArgument {}
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
