/// Compares the target package with the specs, and checks its sources.
package struct CheckRun {
    /// The checks in addition to that of the generated files.
    package struct Extent: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Boundaries, as checked by `lint`.
        package static let boundaries = Extent(rawValue: 1)
        /// Contract members that scaffolds lack, as added by `generate --sync`.
        package static let members = Extent(rawValue: 2)
        /// Mocks of protocols in the sources.
        package static let mocks = Extent(rawValue: 4)
        package static let everything: Extent = [.boundaries, .members, .mocks]
    }

    private let place: Workplace
    private let specs: String
    private let showsPatch: Bool
    private let extent: Extent
    private let acceptance: Acceptance

    package init(place: Workplace, specs: String, showsPatch: Bool, extent: Extent, acceptance: Acceptance) {
        self.place = place
        self.specs = specs
        self.showsPatch = showsPatch
        self.extent = extent
        self.acceptance = acceptance
    }

    package func run() throws(RunFailure) {
        try place.requireNothingInterrupted()
        try TargetPackage(output: place.output).requireFolder()
        var stages = Stages(specs: specs, output: place.output)
        stages.writesMocks = extent.contains(.mocks)
        let result = try stages.generate()
        UntilExit.keep(result)
        do throws(RunFailure) {
            try conclude(try outcome(of: result), result)
        } catch {
            if !error.diagnostics.isEmpty { place.console.report(result.warnings) }
            throw error
        }
    }

    private func conclude(_ outcome: Outcome, _ result: Stages.Result) throws(RunFailure) {
        UntilExit.keep(outcome.plan)
        let accepted = try acceptance.result(
            of: (result.warnings + outcome.findings).sortedAndUnique(),
            besides: outcome.problems,
            isWhole: extent == .everything,
            in: place,
            specs: specs
        )
        place.console.report(accepted.findings + outcome.problems)
        MemberCheck(place: place, showsPatch: showsPatch).show(outcome.missing)
        var lint = outcome.lint
        let left = Set((accepted.findings + outcome.problems).map(\.withoutNotes))
        lint.diagnostics.removeAll { !left.contains($0.withoutNotes) }
        sumUp(outcome, lint, result.project)
        accepted.lines.forEach(place.console.tell)
        if let reason = accepted.reason { place.console.conclude(reason) }
        if !outcome.isRight || accepted.reason != nil || accepted.findings.hasErrors { throw RunFailure.input([]) }
    }

    /// The result of all comparisons.
    private struct Outcome {
        var plan: Plan
        var manifest: [Diagnostic]
        var lint: LintResult
        var missing: SyncResult
        var others: [Diagnostic]

        /// The findings that can be accepted for now: warnings, and violations of a rule.
        var findings: [Diagnostic] { lint.violations + told.filter(isAcceptable) }

        /// The problems that can't be accepted.
        var problems: [Diagnostic] { manifest + told.filter { !isAcceptable($0) } }

        private var told: [Diagnostic] { lint.otherProblems + missing.diagnostics + others }

        private func isAcceptable(_ diagnostic: Diagnostic) -> Bool {
            diagnostic.severity == .warning && !missing.uncreatableTypes.contains(diagnostic)
        }

        var isRight: Bool { plan.isUpToDate && manifest.isEmpty && missing.isComplete && !problems.hasErrors }
    }

    private func outcome(of result: Stages.Result) throws(RunFailure) -> Outcome {
        let emission = Emission(output: place.output)
        let directory = try emission.openForReading()
        var plan = try emission.plan(result.generated, in: directory)
        try DisplacedModules(result: result, output: place.output).requireNone(in: plan)
        if !extent.contains(.mocks) { plan.leaveOut(result.generated.mockPaths) }
        try show(plan, in: directory)
        let manifest = try ManifestCheck(project: result.project, output: place.output).differences()
        let lint = extent.contains(.boundaries) ? try lintResult(for: result.project, plan) : LintResult()
        let members = MemberCheck(place: place, showsPatch: showsPatch)
        let missing = extent.contains(.members) ? members.result(for: result.project) : SyncResult()
        let told = manifest + lint.diagnostics + missing.diagnostics
        let orphans = OrphanedFiles(result, output: place.output).warnings(in: plan, besides: told)
        let undeclared = try result.undeclaredTypes(output: place.output, in: plan)
        return Outcome(plan: plan, manifest: manifest, lint: lint, missing: missing, others: orphans + undeclared)
    }

    private func sumUp(_ outcome: Outcome, _ lint: LintResult, _ project: Project) {
        let (name, isClean) = (project.name, lint.diagnostics.isEmpty)
        let missing = outcome.missing
        let isComplete = missing.additions.isEmpty && missing.diagnostics.isEmpty
        if outcome.plan.isUpToDate, outcome.manifest.isEmpty {
            place.console.tell(isClean && isComplete ? "\(name): up to date" : "\(name): generated files up to date")
        } else {
            let remedy = outcome.plan.isUpToDate ? "change 'Package.swift'" : "run 'vipergen generate'"
            place.console.conclude("\(name): not up to date; \(remedy)")
        }
        if !missing.additions.isEmpty {
            let count = missing.additions.count
            place.console.conclude(
                "\(name): \(count) member\(count == 1 ? " is" : "s are") missing; run 'vipergen generate --sync'"
            )
        }
        if !missing.uncreatableTypes.isEmpty {
            place.console.conclude("\(name): generated code can't create every scaffold; change what is listed")
        }
        if !isClean { place.console.conclude(lint.summary(of: project)) }
    }

    /// Returns the lint result. Missing sources are already in the plan.
    private func lintResult(for project: Project, _ plan: Plan) throws(RunFailure) -> LintResult {
        var run = LintRun(output: place.output)
        run.known = plan.generatedPaths
        return run.result(for: project, try run.files(of: project))
    }

    private func show(_ plan: Plan, in directory: TargetDirectory) throws(RunFailure) {
        if showsPatch {
            let patch = try sound(plan.unifiedDiff(in: directory, below: WorkTree.patchPrefix(of: place.output)))
            place.console.print(verbatim: patch)
        } else {
            place.console.show(plan.differences, in: place.output, remedy: "run 'vipergen generate'")
        }
    }
}

/// The part of a check that looks for members that scaffolds lack.
private struct MemberCheck {
    let place: Workplace
    let showsPatch: Bool

    private var synchronisation: Synchronisation {
        Synchronisation(output: place.output, stubs: .warning)
    }

    /// Returns the missing members. Errors are returned among the diagnostics, so that one run reports everything.
    func result(for project: Project) -> SyncResult {
        do throws(RunFailure) {
            return try synchronisation.result(for: project)
        } catch {
            var result = SyncResult()
            result.diagnostics = error.diagnostics
            return result
        }
    }

    func show(_ result: SyncResult) {
        if showsPatch {
            place.console.print(verbatim: synchronisation.patch(of: result))
        } else if place.console.style.reportsListings {
            place.console.report(synchronisation.problems(of: result))
        } else {
            synchronisation.additions(of: result).forEach(place.console.print)
        }
    }
}

extension Diagnostic {
    /// The diagnostic without the notes that a baseline adds to findings it doesn't accept.
    fileprivate var withoutNotes: Diagnostic {
        var diagnostic = self
        diagnostic.notes = []
        return diagnostic
    }
}
