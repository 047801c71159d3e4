import ArgumentParser
import Diagnostics
import Linting

/// `vipergen report`.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Says how far the migration is. Writes nothing.",
        discussion: """
            Scenes by style and module, old screens and adapted services that are left, mocks, tests and previews that are
            missing, boundaries that are violated, lines of each module. docs/report.md of ViperGen has the JSON's members.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var jobs: JobsOption
    @OptionGroup var format: FormatOption

    func run() throws {
        try Console().run { console in
            let (project, warnings) = try Pipeline(specs: specs.specs, output: output.output).validate()
            console.report(warnings)
            let run = LintRun(output: output.output, jobs: jobs.jobs)
            let files = try run.files(of: project)
            let maker = ReportMaker(project: project, files: files, jobs: jobs.jobs)
            let report = maker.report(run.result(for: project, files))
            switch format.format {
            case .text: console.write(report.table, to: 1)
            case .json: console.print(report.json.text(indents: true))
            }
        }
    }
}
