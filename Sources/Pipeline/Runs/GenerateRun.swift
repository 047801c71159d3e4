/// Updates the target package to match the specs.
package struct GenerateRun {
    private let place: Workplace
    private let specs: String
    private let isDryRun: Bool
    /// The design to import, too.
    private let design: ImportedDesign?
    private let emission: Emission
    /// The synchronisation of scaffolds with their contracts, if requested.
    private let synchronisation: Synchronisation?
    private let watch = Stopwatch()

    /// - Parameters:
    ///   - stubs: the style of members that are added to scaffolds; `nil` to add none.
    ///   - design: the design to import, too.
    package init(
        place: Workplace,
        specs: String,
        isDryRun: Bool,
        stubs: StubStyle?,
        design: ImportedDesign? = nil
    ) {
        self.design = design
        self.place = place
        self.specs = specs
        self.isDryRun = isDryRun
        emission = Emission(output: place.output)
        synchronisation = stubs.map { Synchronisation(output: place.output, stubs: $0) }
    }

    package func run() throws(RunFailure) {
        if isDryRun { try place.requireNothingInterrupted() }
        var held = isDryRun ? nil : try place.hold()
        var stages = Stages(specs: specs, output: place.output)
        stages.design = design
        let result = try stages.generate()
        place.console.report(result.warnings)
        let emission = emission.writingSlots(of: result)
        let directory = try emission.open(&held)
        let plan = try emission.plan(result.generated, in: directory)
        try DisplacedModules(result: result, output: place.output).requireNone(in: plan)
        let additions = try synchronisation?.result(for: result.project) ?? SyncResult()
        let aftermath = Aftermath(output: place.output, isSynchronised: synchronisation != nil)
        let warnings = try aftermath.warnings(of: plan, result, in: directory)
        let undeclared = plan.changes.isEmpty ? [] : try result.undeclaredTypes(output: place.output, in: plan)
        if undeclared.hasErrors { throw .input(undeclared) }
        let told = additions.diagnostics + warnings + undeclared
        let orphans = OrphanedFiles(result, output: place.output).warnings(in: plan, besides: told)
        let findings = (told + orphans).sortedAndUnique()
        place.console.report(findings)
        UntilExit.keep(result)
        UntilExit.keep(plan)
        let summary = Summary(project: result.project)
        if isDryRun {
            plan.listing(isDryRun: true).forEach(place.console.print)
            show(additions, summary)
            place.console.tell(summary.line(plan, watch))
        } else {
            let report = try carryOut(plan, additions, findings, by: emission, in: directory)
            plan.listing(isDryRun: false).forEach(place.console.tell)
            try EditorSchemas(specs: specs).refresh(result.specs, place.console)
            show(additions, summary)
            place.console.tell(summary.line(report, watch))
        }
    }

    private func carryOut(
        _ plan: Plan,
        _ additions: SyncResult,
        _ findings: [Diagnostic],
        by emission: Emission,
        in directory: TargetDirectory
    ) throws(RunFailure) -> Emitter.Report {
        let progress = ProgressLine(console: place.console, watch: watch)
        defer { progress?.clear() }
        var change = ChangeRun(place: place, steps: additions.steps(in: .own), own: directory)
        change.findings = findings
        return try change.carryOut(plan, by: emission) { progress?.show($0) }
    }

    private func show(_ additions: SyncResult, _ summary: Summary) {
        guard let synchronisation else { return }
        synchronisation.additions(of: additions).forEach(isDryRun ? place.console.print : place.console.tell)
        place.console.tell(summary.line(additions, isDone: !isDryRun))
    }
}
