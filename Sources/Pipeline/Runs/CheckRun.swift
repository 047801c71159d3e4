import Diagnostics
import FileEmission
import Linting
import ProjectModel

/// Compares the target package with what the specs describe, and looks at its sources.
package struct CheckRun {
    private let place: Workplace
    private let specs: String
    private let showsPatch: Bool
    private let lints: Bool

    package init(place: Workplace, specs: String, showsPatch: Bool, lints: Bool) {
        self.place = place
        self.specs = specs
        self.showsPatch = showsPatch
        self.lints = lints
    }

    package func run() throws(RunFailure) {
        try place.requireNothingInterrupted()
        let result = try Stages(specs: specs, output: place.output, jobs: place.jobs).generate()
        place.console.report(result.warnings)
        let emission = Emission(output: place.output, jobs: place.jobs)
        let directory = try emission.openForReading()
        try TargetPackage(output: place.output).requireFolder()
        let plan = try emission.plan(result.generated, in: directory)
        UntilExit.keep((result, plan))
        try show(plan, in: directory)
        let manifest = try ManifestCheck(project: result.project, output: place.output).differences()
        let lint = lints ? try lintResult(for: result.project, plan) : LintResult()
        place.console.report((manifest + lint.diagnostics).sortedAndUnique())
        conclude(result.project, isPlanUpToDate: plan.isUpToDate, isManifestRight: manifest.isEmpty, lint)
        if !plan.isUpToDate || !manifest.isEmpty || lint.diagnostics.hasErrors { throw RunFailure.input([]) }
    }

    private func conclude(_ project: Project, isPlanUpToDate: Bool, isManifestRight: Bool, _ lint: LintResult) {
        let (name, isClean) = (project.name, lint.diagnostics.isEmpty)
        if isPlanUpToDate, isManifestRight {
            place.console.tell(isClean ? "\(name): up to date" : "\(name): generated files up to date")
        } else {
            let remedy = isPlanUpToDate ? "change 'Package.swift'" : "run 'vipergen generate'"
            place.console.conclude("\(name): not up to date; \(remedy)")
        }
        if !isClean { place.console.conclude(lint.summary(of: project)) }
    }

    /// Sources that are missing are in the plan already.
    private func lintResult(for project: Project, _ plan: Plan) throws(RunFailure) -> LintResult {
        var run = LintRun(output: place.output, jobs: place.jobs)
        run.known = plan.generatedPaths
        return run.result(for: project, try run.files(of: project))
    }

    private func show(_ plan: Plan, in directory: TargetDirectory) throws(RunFailure) {
        if showsPatch {
            let (patch, diagnostics) = plan.unifiedDiff(in: directory)
            if diagnostics.hasErrors { throw RunFailure(diagnostics) }
            place.console.print(verbatim: patch)
        } else {
            place.console.show(plan.differences, in: place.output, remedy: "run 'vipergen generate'")
        }
    }
}
