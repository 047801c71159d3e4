import ArgumentParser
import Diagnostics
import Linting
import Pipeline

/// `vipergen report`.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Reports migration progress. Writes nothing.",
        usage: "vipergen report [<options>]",
        discussion: """
            Scenes by style and module, old screens and adapted services that are left, mocks, tests and previews that \
            are missing, boundaries that are violated, lines of each module. docs/report.md of ViperGen has the JSON's \
            members.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption
    @OptionGroup var format: FormatOption

    func run() throws {
        let isJSON = format.format == .json
        try diagnostics.console.run(json: isJSON ? { MigrationReport.failure.adding($0) } : nil) { console in
            try Workplace(console: console, specs: specs.specs, output: output.output).requireNothingInterrupted()
            let stages = Stages(specs: specs.specs, output: output.output, jobs: jobs.jobs)
            let (project, warnings) = try stages.validate()
            let (lint, files) = try LintRun(output: output.output, jobs: jobs.jobs).wholeResult(for: project)
            let report = ReportMaker(project: project, files: files, jobs: jobs.jobs).report(lint)
            let problems = (warnings + lint.otherProblems).sortedAndUnique()
            if isJSON {
                console.print(report.json.adding(problems).text(indents: true))
            } else {
                console.report(problems)
                console.print(verbatim: Array(report.table.utf8))
            }
            if problems.hasErrors { throw RunFailure.input([]) }
        }
    }
}
