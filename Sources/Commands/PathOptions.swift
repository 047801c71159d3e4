public import ArgumentParser
public import Diagnostics
import Pipeline

/// Where the specs are.
struct SpecsOption: ParsableArguments {
    static let help = ArgumentHelp(
        "The folder that holds 'project.yml'. By default 'specs' in this folder, or in the nearest one above that has it.",
        valueName: "dir"
    )

    @Option(help: help)
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
    // No group in a group: debug builds of the parser check a group once for each check of the groups around it.
    @Option(help: SpecsOption.help)
    var specs: String?

    @Option(
        help: ArgumentHelp(
            "The target package's folder. By default the one that holds the specs, or this one if the package is here.",
            valueName: "dir"
        )
    )
    var output: String?

    func validate() throws {
        if let specs { try requirePath(specs, of: "--specs") }
        if let output { try requirePath(output, of: "--output") }
    }

    var folders: ProjectFolders { ProjectFolders(specs: specs, output: output) }
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
private enum StyleHelp {
    static let color = ArgumentHelp("When errors and warnings are coloured.", valueName: "when")
    static let quiet = ArgumentHelp("Print only errors, warnings and what was asked for.")
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

    @Option(help: StyleHelp.color)
    var color = ReportStyle.Color.auto

    @Flag(help: StyleHelp.quiet)
    var quiet = false

    func validate() throws {
        if diagnostics != nil, format != .text, format != .json {
            throw ValidationError("--diagnostics and --format can't be combined")
        }
    }

    var console: Console { console(printingOwnJSON: false) }

    /// - Parameter printingOwnJSON: whether `--format json` is the command's own document, with the problems in it.
    func console(printingOwnJSON: Bool) -> Console {
        var style = ReportStyle(isQuiet: quiet, color: color)
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

    @Option(help: StyleHelp.color)
    var color = ReportStyle.Color.auto

    @Flag(help: StyleHelp.quiet)
    var quiet = false

    var console: Console { Console(ReportStyle(format: diagnostics, isQuiet: quiet, color: color)) }
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
