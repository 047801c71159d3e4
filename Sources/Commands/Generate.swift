public import ArgumentParser

/// `vipergen generate`.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes the target package that the specs describe.",
        usage: "vipergen generate [<options>]",
        discussion: """
            Generated files are rewritten where their bytes differ; scaffolds are written once and are yours from then \
            on. Nothing is written when the specs have an error.

            With '--sync', members are added that your scaffolds lack, and the imports that they need; every other \
            byte stays. Members that no contract asks for any more are reported, and are yours to delete.
            """
    )

    @Flag(help: "Add missing members to your presenters, interactors, view controllers and wireframes.")
    var sync = false

    @Option(
        help: ArgumentHelp(
            "How added members are marked until you write their bodies: with a compiler warning, or, where warnings are errors, with a comment.",
            valueName: "style"
        )
    )
    var stubs = StubStyle.warning

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Finish a change, too, that was interrupted in a folder of which this is a copy.")
    var yes = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            if !dryRun { try folders.requireNoOtherProject(console) }
            var place = Workplace(console: console, specs: folders.specs, output: folders.output)
            place.finishesCopies = yes
            try GenerateRun(place: place, specs: folders.specs, isDryRun: dryRun, stubs: sync ? stubs : nil).run()
        }
    }
}

extension StubStyle: ExpressibleByArgument {}
