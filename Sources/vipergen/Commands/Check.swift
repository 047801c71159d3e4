import ArgumentParser
import Pipeline

/// `vipergen check`.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reports how the target package differs from what 'generate' would write. Writes nothing.",
        usage: "vipergen check [<options>]",
        discussion: """
            With 'manifest: team' in project.yml, Package.swift is compared with the specs as well. The sources are \
            checked as by 'vipergen lint'.
            """
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Print the differences as a patch for the target package's folder.")
    var diff = false

    @Flag(name: .customLong("no-lint"), help: "Don't check the sources.")
    var skipsLint = false

    func run() throws {
        try diagnostics.console.run { console in
            let folders = project.folders
            let place = Workplace(console: console, specs: folders.specs, output: folders.output, jobs: jobs.jobs)
            try CheckRun(place: place, specs: folders.specs, showsPatch: diff, lints: !skipsLint).run()
        }
    }
}
