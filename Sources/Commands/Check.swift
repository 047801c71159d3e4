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
            checked as by 'vipergen lint' and 'vipergen sync --check'. One run of it is all that CI needs.
            """
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Print the differences as a patch for the target package's folder.")
    var diff = false

    @Flag(name: .customLong("no-lint"), help: "Don't check boundaries, as 'vipergen lint' does.")
    var skipsLint = false

    @Flag(name: .customLong("no-members"), help: "Don't look for members that scaffolds lack, as 'vipergen sync' does.")
    var skipsMembers = false

    @Flag(name: .customLong("no-mocks"), help: "Don't compare mocks of protocols in the sources.")
    var skipsMocks = false

    private var extent: CheckRun.Extent {
        var extent: CheckRun.Extent = [.boundaries, .members, .mocks]
        if skipsLint { extent.remove(.boundaries) }
        if skipsMembers { extent.remove(.members) }
        if skipsMocks { extent.remove(.mocks) }
        return extent
    }

    func run() throws {
        try diagnostics.console.run { console in
            let folders = project.folders
            let place = Workplace(console: console, specs: folders.specs, output: folders.output, jobs: jobs.jobs)
            try CheckRun(place: place, specs: folders.specs, showsPatch: diff, extent: extent).run()
        }
    }
}
