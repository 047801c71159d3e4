import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel
import ScaffoldSync
import SpecEditing

/// Writes specs and all that comes of them, as `generate --sync` would; nothing of it where anything is wrong.
struct SpecChangeRun {
    let console: Console
    let specs: String
    let output: String
    let isDryRun: Bool

    /// - Returns: the project as it is then.
    func carryOut(_ change: SpecChange, on known: KnownSpecs, _ watch: Stopwatch) throws(RunFailure) -> Project {
        var pipeline = Pipeline(specs: specs, output: output)
        pipeline.files = change.applied(to: known.files)
        let emission = Emission(output: output, jobs: nil)
        let sync = Synchronisation(output: output, jobs: nil, stubs: .warning)
        do {
            let result = try pipeline.generate()
            let directory =
                try isDryRun ? emission.openForReading() : emission.openForWriting { console.waiting(output) }
            let folder = isDryRun ? nil : try SpecsDirectory(specs, beside: directory) { console.waiting(specs) }
            let plan = try emission.plan(result.generated, in: directory)
            let additions = SourceFolder.exists(output) ? try sync.result(for: result.project) : SyncResult()
            console.report(change.told(result.warnings + additions.diagnostics))
            announce(change, plan, sync.additions(of: additions))
            guard let folder else {
                console.print(Summary(project: result.project).line(plan, watch))
                return result.project
            }
            try folder.write(change)
            let report = try emission.carryOut(plan, in: directory)
            try sync.carryOut(additions, in: directory)
            console.print(Summary(project: result.project).line(report, watch))
            return result.project
        } catch {
            throw error.mapped(change.told)
        }
    }

    /// What is the user's to look at: specs, and what was written to be filled in. A dry run tells all.
    private func announce(_ change: SpecChange, _ plan: Plan, _ additions: [String]) {
        for draft in change.drafts { console.print("create \(draft.path)") }
        for amendment in change.amendments {
            let line = amendment.edited.entry.start.line
            console.print("\(amendment.file.path):\(line): add \(amendment.summary)")
        }
        for step in plan.changes where isDryRun || (step.action == .create && step.file?.ownership == .scaffold) {
            console.print("\(step.action.word) \(TargetPackage(output: output).display(step.path))")
        }
        additions.forEach(console.print)
    }
}
