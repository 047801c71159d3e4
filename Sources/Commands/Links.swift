import ArgumentParser

/// `vipergen links`.
struct Links: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Lists the links that lead into the app, or says where one leads. Writes nothing.",
        discussion: """
            Each with its scene and the place where it is shown: the tab, and what lies below. docs/links.md of ViperGen \
            says how scenes get links.

            EXAMPLE:
              vipergen links https://kitchen.example/recipes/42
            """
    )

    @Argument(help: ArgumentHelp("A URL, or its path.", valueName: "url"))
    var url: String?

    @OptionGroup var project: ProjectOptions
    @OptionGroup var quiet: QuietOption

    func run() throws {
        try Console(ReportStyle(isQuiet: quiet.quiet)).run { console in
            let folders = try self.project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            let (project, warnings) = try Stages(specs: folders.specs, output: folders.output).validate()
            let listing = LinkListing(project)
            let text = try url.map(listing.text) ?? listing.all
            console.report(warnings)
            console.print(text)
        }
    }
}
