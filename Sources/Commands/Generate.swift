import ArgumentParser
import Pipeline

/// `vipergen generate`.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes the target package that the specs describe.",
        usage: "vipergen generate [<options>]",
        discussion: """
            Generated files are rewritten where their bytes differ; scaffolds are written once and are yours from then \
            on. Nothing is written when the specs have an error.
            """
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false

    @Flag(help: "Add missing members to your scaffolds, as 'vipergen sync' does.")
    var sync = false

    @OptionGroup var stubs: StubsOption

    @Flag(help: "Finish a change, too, that was interrupted in a folder of which this one is a copy.")
    var finishCopied = false

    func run() throws {
        try diagnostics.console.run { console in
            let folders = project.folders
            if !dryRun { try folders.requireNoOtherProject(console) }
            var place = Workplace(console: console, specs: folders.specs, output: folders.output, jobs: jobs.jobs)
            place.finishesCopies = finishCopied
            let stubs = sync ? stubs.stubs : nil
            try GenerateRun(place: place, specs: folders.specs, isDryRun: dryRun, stubs: stubs).run()
        }
    }
}
