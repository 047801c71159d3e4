public import ArgumentParser
public import CodeGeneration
import Pipeline

/// `vipergen sync`.
struct Sync: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract:
            "Adds missing members to your presenters, interactors, view controllers and wireframes after specs changed.",
        usage: "vipergen sync [<options>]",
        discussion: """
            Only missing members are added, and the imports that they need; every other byte stays. Members that no \
            contract asks for any more are reported with their places, and are yours to delete.
            """
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption
    @OptionGroup var stubs: StubsOption

    @Flag(help: "Print what would be added, but change nothing.")
    var dryRun = false

    @Flag(help: "Print what would be added, change nothing, and exit with 1 if anything is missing.")
    var check = false

    @Flag(help: "Print what would be added as a patch for the target package's folder, but change nothing.")
    var diff = false

    func run() throws {
        try diagnostics.console.run { console in
            let folders = project.folders
            let writes = !dryRun && !diff && !check
            if writes { try folders.requireNoOtherProject(console) }
            let place = Workplace(console: console, specs: folders.specs, output: folders.output, jobs: jobs.jobs)
            try SyncRun(
                place: place,
                specs: folders.specs,
                stubs: stubs.stubs,
                writes: writes,
                showsPatch: diff,
                failsWhenIncomplete: check
            ).run()
        }
    }
}

/// How members that wait to be written make themselves seen.
struct StubsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How added members are marked until you write their bodies: with a compiler warning, or, where warnings are errors, with a comment.",
            valueName: "style"
        )
    )
    var stubs = StubStyle.warning
}

extension StubStyle: ExpressibleByArgument {}
