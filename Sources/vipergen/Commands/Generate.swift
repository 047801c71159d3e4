import ArgumentParser
import Diagnostics
import FileEmission

/// `vipergen generate`.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes what the specs make into the target package.",
        discussion: """
            Generated files are rewritten where their bytes differ; scaffolds are written once and are yours from then on.
            Nothing is written when the specs have an error.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false

    func run() throws {
        try Console().run { console in
            let result = try Pipeline(specs: specs.specs, output: output.output, jobs: jobs.jobs).generate()
            console.report(result.warnings)
            let emission = Emission(output: output.output, jobs: jobs.jobs)
            let summary = Summary(project: result.project)
            UntilExit.keep(result)
            if dryRun {
                let plan = try emission.plan(result.generated, in: try emission.openForReading())
                for step in plan.changes { console.print("\(step.action.word) \(step.path)") }
                console.print(summary.line(plan))
            } else {
                let directory = try emission.openForWriting {
                    console.note("vipergen: waiting for another run on '\(output.output)'")
                }
                let plan = try emission.plan(result.generated, in: directory)
                UntilExit.keep(plan)
                console.print(summary.line(try emission.carryOut(plan, in: directory)))
            }
        }
    }
}

extension Plan.Action {
    /// The action as a listing names it.
    fileprivate var word: String {
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
