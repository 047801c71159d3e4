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
        abstract: "Says whether the target package is what 'generate' would make of it. Writes nothing.",
        discussion: """
            With 'manifest: team' in project.yml, Package.swift is held against the specs as well.
            The sources are checked as 'vipergen lint' does.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Show the differences as a patch for the target package's folder.")
    var diff = false

    @Flag(name: .customLong("no-lint"), help: "Leave the sources unchecked.")
    var skipsLint = false

    func run() throws {
        try Console().run { console in
            let result = try Pipeline(specs: specs.specs, output: output.output, jobs: jobs.jobs).generate()
            console.report(result.warnings)
            let emission = Emission(output: output.output, jobs: jobs.jobs)
            let directory = try emission.openForReading()
            let plan = try emission.plan(result.generated, in: directory)
            UntilExit.keep((result, plan))
            try show(plan, in: directory, console)
            let manifest = try ManifestCheck(project: result.project, output: output.output).differences()
            let lint = skipsLint ? LintResult() : try lintResult(for: result.project)
            console.report((manifest + lint.diagnostics).sortedAndUnique())
            if plan.isUpToDate, manifest.isEmpty {
                console.print("\(result.project.name): up to date")
            } else {
                let remedy = plan.isUpToDate ? "change 'Package.swift'" : "run 'vipergen generate'"
                console.note("\(result.project.name): not up to date; \(remedy)")
            }
            if !lint.diagnostics.isEmpty { console.note(lint.summary(of: result.project)) }
            if !plan.isUpToDate || !manifest.isEmpty || lint.diagnostics.hasErrors { throw RunFailure.input([]) }
        }
    }

    private func lintResult(for project: Project) throws(RunFailure) -> LintResult {
        try LintRun(output: output.output, jobs: jobs.jobs).result(for: project)
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
