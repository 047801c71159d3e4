import ArgumentParser
import Diagnostics
import FileEmission
import Linting
import ProjectModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Show the differences as a patch for the target package's folder.")
    var diff = false

    @Flag(name: .customLong("no-lint"), help: "Don't check the sources.")
    var skipsLint = false

    func run() throws {
        try diagnostics.console.run { console in
            try Workplace(console: console, specs: specs.specs, output: output.output).requireNothingInterrupted()
            let result = try Pipeline(specs: specs.specs, output: output.output, jobs: jobs.jobs).generate()
            console.report(result.warnings)
            let emission = Emission(output: output.output, jobs: jobs.jobs)
            let directory = try emission.openForReading()
            try TargetPackage(output: output.output).requireFolder()
            let plan = try emission.plan(result.generated, in: directory)
            UntilExit.keep((result, plan))
            try show(plan, in: directory, console)
            let manifest = try ManifestCheck(project: result.project, output: output.output).differences()
            let lint = skipsLint ? LintResult() : try lintResult(for: result.project, plan)
            console.report((manifest + lint.diagnostics).sortedAndUnique())
            if plan.isUpToDate, manifest.isEmpty {
                let name = result.project.name
                console.print(lint.diagnostics.isEmpty ? "\(name): up to date" : "\(name): generated files up to date")
            } else {
                let remedy = plan.isUpToDate ? "change 'Package.swift'" : "run 'vipergen generate'"
                console.conclude("\(result.project.name): not up to date; \(remedy)")
            }
            if !lint.diagnostics.isEmpty { console.conclude(lint.summary(of: result.project)) }
            if !plan.isUpToDate || !manifest.isEmpty || lint.diagnostics.hasErrors { throw RunFailure.input([]) }
        }
    }

    /// Sources that are missing are in the plan already.
    private func lintResult(for project: Project, _ plan: Plan) throws(RunFailure) -> LintResult {
        var run = LintRun(output: output.output, jobs: jobs.jobs)
        run.known = plan.generatedPaths
        return run.result(for: project, try run.files(of: project))
    }

    private func show(_ plan: Plan, in directory: TargetDirectory, _ console: Console) throws(RunFailure) {
        if diff {
            let (patch, diagnostics) = plan.unifiedDiff(in: directory)
            if diagnostics.hasErrors { throw RunFailure(diagnostics) }
            console.write(patch, to: STDOUT_FILENO)
        } else {
            for difference in plan.differences { console.print("\(difference.kind.rawValue) \(difference.path)") }
        }
    }
}
