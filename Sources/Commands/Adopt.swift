import ArgumentParser
import Diagnostics
import Pipeline

/// `vipergen adopt`.
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Writes specs for the screens that an existing app's own resolver opens, and generates their switch.",
        usage: "vipergen adopt [<path> ...] [<options>]",
        discussion: """
            It reads the app's Swift sources and finds the type that opens screens by their descriptors. For each \
            descriptor whose arm is one expression, it writes a spec to 'specs'. No source is changed, unless \
            '--apply' is given. What stays written by hand is listed with the line that stands against it.

            EXAMPLE:
              vipergen adopt --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp("Folders and files of the app to read. By default all in its folder.", valueName: "path")
    )
    var paths: [String] = []

    @Option(help: ArgumentHelp("The type that opens screens, if there are several.", valueName: "type"))
    var resolver: String?

    @Option(help: ArgumentHelp("The module that the resolver is in, if no manifest says so.", valueName: "module"))
    var app: String?

    @Option(
        help: ArgumentHelp("The folder for specs, inside the app's. By default 'specs' in it.", valueName: "folder")
    )
    var specs: String?

    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Change the app's resolver: it asks the generated switch first, and loses the arms that are in it.")
    var apply = false

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false

    @Flag(help: "Print what '--apply' would change as a patch for the app's folder, but change nothing.")
    var diff = false

    @Flag(help: "Print what was found as JSON.")
    var json = false

    func validate() throws {
        if json, diagnostics.format.isForPrograms {
            throw ValidationError("--json and --format \(diagnostics.format.rawValue) can't be combined")
        }
    }

    func run() throws {
        try diagnostics.console.run { console in
            let start = try ProjectStart(console: console, output: output.output, specs: specs)
            var place = start.place
            place.jobs = jobs.jobs
            let options = AdoptRun.Options(
                paths: paths,
                resolver: resolver,
                app: app,
                specs: start.specsFolder,
                appliesToSources: apply || diff,
                printsJSON: json
            )
            try AdoptRun(place: place, mode: diff ? .patch : dryRun ? .list : .write, options: options).run()
        }
    }
}
