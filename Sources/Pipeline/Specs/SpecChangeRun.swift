/// Writes specs and everything generated from them, as `generate --sync` would: nothing if there is any error. If the
/// run is killed, the next one finishes it.
package struct SpecChangeRun {
    package let console: Console
    package let specs: String
    package let output: String
    package let isDryRun: Bool

    package init(console: Console, specs: String, output: String, isDryRun: Bool) {
        self.console = console
        self.specs = specs
        self.output = output
        self.isDryRun = isDryRun
    }

    /// - Parameter nextSteps: returns the steps that remain to be done by hand in the changed project.
    package func carryOut(
        _ change: SpecChange,
        on known: KnownSpecs,
        _ watch: Stopwatch,
        nextSteps: (Project) -> String
    ) throws(RunFailure) {
        var stages = Stages(specs: specs, output: output)
        stages.files = change.applied(to: known.files)
        let place = Workplace(console: console, specs: specs, output: output)
        let emission = Emission(output: output)
        let sync = Synchronisation(output: output, stubs: .warning)
        do throws(RunFailure) {
            var held = isDryRun ? nil : try place.hold(changingSpecs: true)
            if held != nil { try known.requireUnchanged() }
            let result = try stages.generate()
            let directory = try emission.open(&held)
            let plan = try emission.plan(result.generated, in: directory)
            try DisplacedModules(result: result, output: output).requireNone(in: plan)
            let additions = SourceFolder.exists(output) ? try sync.result(for: result.project) : SyncResult()
            let aftermath = Aftermath(output: output, isSynchronised: true)
            let undeclared = try result.undeclaredTypes(output: output, in: plan)
            if undeclared.hasErrors { throw RunFailure.input(undeclared) }
            let told = additions.diagnostics + undeclared + (try aftermath.warnings(of: plan, result, in: directory))
            let orphans = OrphanedFiles(result, output: output).warnings(in: plan, besides: told)
            let findings = change.told((told + orphans).sortedAndUnique())
            console.report(change.told(result.warnings) + findings)
            announce(change, plan, sync.additions(of: additions))
            guard let held else {
                return console.tell(Summary(project: result.project).line(plan, watch))
            }
            let steps = change.steps + additions.steps(in: held.packageFolder)
            var run = ChangeRun(place: place, steps: steps, own: held.specs ?? directory, other: held.other)
            run.findings = findings
            let tell = { (report: Emitter.Report) in
                console.tell(Summary(project: result.project).line(report, watch))
                console.tell(nextSteps(result.project))
            }
            let follow = { () throws(RunFailure) in
                try EditorSchemas(specs: specs).refresh(result.specs, console)
            }
            try run.carryOut(plan, by: emission, followedBy: follow, telling: tell)
        } catch {
            let told = error.mapped(change.told)
            throw told.exit == .input ? .arguments(told.diagnostics) : told
        }
    }

    /// Prints what concerns the user: specs, and files to be completed. A dry run prints all changes.
    private func announce(_ change: SpecChange, _ plan: Plan, _ additions: [String]) {
        let print = isDryRun ? console.print : console.tell
        for draft in change.drafts { print("create \(draft.path)") }
        for amendment in change.amendments {
            let line = amendment.edited.entry.start.line
            print("\(amendment.file.path):\(line): add \(amendment.summary)")
        }
        plan.listing(isDryRun: isDryRun, TargetPackage(output: output).display).forEach(print)
        additions.forEach(print)
    }
}
