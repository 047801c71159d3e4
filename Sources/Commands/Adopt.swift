import ArgumentParser

/// `vipergen adopt`.
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Writes specs for the screens that an existing app's own resolver opens, and generates their switch.",
        usage: "vipergen adopt [<path> ...] [<options>]",
        discussion: """
            It reads the app's Swift sources and finds the type that opens screens by their descriptors. For each \
            descriptor whose arm is one expression, it writes a spec to 'specs'. In an app without descriptors it does \
            so for functions that put a screen together, such as 'FilmRouter.assembleModule(id:)'. No source is changed, unless \
            '--apply' is given. What stays written by hand is listed with the line that stands against it. \
            '--format json' prints all that was found, and writes nothing without '--apply'.

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

    @Option(help: "The module that the resolver is in, if no manifest says so.")
    var module: String?

    @Flag(help: "Change the app's resolver: it asks the generated switch first, and loses the arms that are in it.")
    var apply = false

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false

    @Flag(help: "Print what '--apply' would change as a patch, but change nothing.")
    var diff = false

    @Option(
        help: ArgumentHelp("The folder of specs, inside the app's. By default 'specs' in it.", valueName: "dir")
    )
    var specs: String?

    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        let isJSON = diagnostics.format == .json
        try diagnostics.consoleBesideJSON.run(json: isJSON ? { JSONValue.object([]).adding($0) } : nil) { console in
            try NamedFolder.newSpecs.check(specs)
            let start = try ProjectStart(console: console, output: output.folder, specs: specs)
            let options = AdoptRun.Options(
                paths: paths,
                resolver: resolver,
                module: module,
                specs: start.specsFolder,
                appliesToSources: apply || diff,
                printsJSON: isJSON
            )
            // Programs that ask what there is don't expect files.
            let isListing = dryRun || (isJSON && !apply)
            try AdoptRun(place: start.place, mode: diff ? .patch : isListing ? .list : .write, options: options).run()
        }
    }
}
