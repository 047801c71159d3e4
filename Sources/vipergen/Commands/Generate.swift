import ArgumentParser
import Diagnostics
import FileEmission
import ScaffoldSync

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

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Print what would be done, and do nothing.")
    var dryRun = false

    @Flag(help: "Add to your scaffolds what changed specs ask of them, as 'vipergen sync' does.")
    var sync = false

    @OptionGroup var stubs: StubsOption

    func run() throws {
        try diagnostics.console.run { console in
            let watch = Stopwatch()
            let place = Workplace(console: console, specs: specs.specs, output: output.output, jobs: jobs.jobs)
            if dryRun { try place.requireNothingInterrupted() }
            var held = dryRun ? nil : try place.hold()
            let result = try Pipeline(specs: specs.specs, output: output.output, jobs: jobs.jobs).generate()
            console.report(result.warnings)
            let emission = Emission(output: output.output, jobs: jobs.jobs)
            let directory = try emission.open(&held)
            let plan = try emission.plan(result.generated, in: directory)
            let summary = Summary(project: result.project)
            let synchronisation = Synchronisation(output: output.output, jobs: jobs.jobs, stubs: stubs.stubs)
            let additions = sync ? try synchronisation.result(for: result.project) : SyncResult()
            let aftermath = Aftermath(output: output.output, jobs: jobs.jobs, isSynchronised: sync)
            let warnings = try aftermath.warnings(of: plan, result, in: directory)
            console.report((additions.diagnostics + warnings).sortedAndUnique())
            UntilExit.keep(result)
            UntilExit.keep(plan)
            if dryRun {
                for step in plan.changes { console.print("\(step.action.word) \(step.path)") }
                synchronisation.additions(of: additions).forEach(console.print)
                if sync { console.print(summary.line(additions, isDone: false)) }
                console.print(summary.line(plan, watch))
            } else {
                let progress = ProgressLine(console: console, watch: watch)
                defer { progress?.clear() }
                let report = try ChangeRun(place: place, steps: additions.steps(in: .own), own: directory)
                    .carryOut(plan, by: emission) { progress?.show($0) }
                progress?.clear()
                synchronisation.additions(of: additions).forEach(console.print)
                if sync { console.print(summary.line(additions, isDone: true)) }
                console.print(summary.line(report, watch))
            }
        }
    }
}

extension Plan.Action {
    /// The action as a listing names it.
    var word: String {
        switch self {
        case .create: "create"
        case .replace: "replace"
        case .remove: "remove"
        case .removeFolder: "remove folder"
        case .unchanged: "unchanged"
        case .keep: "keep"
        }
    }
}
