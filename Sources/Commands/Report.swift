import ArgumentParser
import Diagnostics
import Linting
import Pipeline

/// `vipergen report`.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Reports migration progress.",
        usage: "vipergen report [<options>]",
        discussion: """
            Scenes by style and module, old screens and adapted services that are left, mocks, tests and previews that \
            are missing, boundaries that are violated, lines of each module. docs/report.md of ViperGen has the JSON's \
            members.
            """
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption

    @Flag(help: "Print a page with charts, which prints well, in place of the table.")
    var html = false

    @Option(
        help: ArgumentHelp("For links in the page: the address of the page of 'vipergen graph'.", valueName: "address")
    )
    var graph: String?

    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var changes: ChangedSinceOption

    @Option(
        help: ArgumentHelp(
            "Add the numbers to this table, a line for each commit, and show how they went.",
            valueName: "file"
        )
    )
    var history: String?

    @Option(
        help: ArgumentHelp(
            "Fail where a number is larger, such as 'missingTests=3'. May be repeated.",
            valueName: "number"
        )
    )
    var atMost: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fail where a number is smaller, such as 'migrated=85'. May be repeated.",
            valueName: "number"
        )
    )
    var atLeast: [String] = []

    func validate() throws {
        for text in atMost + atLeast where ReportLimit(text, isMost: true) == nil {
            let name = String(text.prefix { $0 != "=" })
            let near = NearName.find(name, in: ReportMeasure.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
            let all = ReportMeasure.allCases.map(\.rawValue).joined(separator: ", ")
            let remedy = ReportMeasure(rawValue: name) == nil ? near ?? "there are \(all)" : "write '\(name)=3'"
            throw ValidationError("'\(text)' isn't a number of the report and a limit; \(remedy)")
        }
        if html, diagnostics.format.isForPrograms {
            throw ValidationError("--html is a format of its own; leave --format out")
        }
        if let history { try requirePath(history, of: "--history") }
        if changes.changedSince != nil, baselines.writeBaseline != nil || history != nil || !limits.isEmpty {
            throw ValidationError("--changed-since goes with neither --write-baseline, --history nor a limit")
        }
    }

    private var limits: [ReportLimit] {
        atMost.compactMap { ReportLimit($0, isMost: true) } + atLeast.compactMap { ReportLimit($0, isMost: false) }
    }

    func run() throws {
        let isJSON = diagnostics.format == .json
        try diagnostics.console(printingOwnJSON: true).run(json: isJSON ? { MigrationReport.failure.adding($0) } : nil)
        { console in
            let folders = project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            let stages = Stages(specs: folders.specs, output: folders.output, jobs: jobs.jobs)
            let (project, warnings) = try stages.validate()
            var (lint, files) = try LintRun(output: folders.output, jobs: jobs.jobs).wholeResult(for: project)
            let changed = try changes.changedSince.map {
                try ChangedFiles(since: $0, specs: folders.specs, output: folders.output)
            }
            lint = changed?.filter(lint) ?? lint
            var report = ReportMaker(project: project, files: files, jobs: jobs.jobs).report(lint)
            report = changed?.filter(report, of: project) ?? report
            let kept = try keep(report, isComplete: !lint.otherProblems.hasErrors, console)
            let problems = (warnings + lint.otherProblems + kept.problems).sortedAndUnique()
            if isJSON {
                console.print(report.json(kept.members).adding(problems).text(indents: true))
            } else if html {
                console.report(problems)
                console.print(verbatim: Array(ReportPage(report, graph: graph, history: kept.history).html.utf8))
            } else {
                console.report(problems)
                console.print(verbatim: Array((report.table + kept.text).utf8))
            }
            if problems.hasErrors { throw RunFailure.input([]) }
        }
    }
}

extension Report {
    /// What is written down, and what is compared with what was.
    private struct Kept {
        var problems: [Diagnostic] = []
        /// What follows the table.
        var text = ""
        var members: [(name: String, value: JSONValue)] = []
        var history: ReportHistory?
    }

    /// - Parameter isComplete: else the numbers are wrong, and nothing is written.
    private func keep(_ report: MigrationReport, isComplete: Bool, _ console: Console) throws -> Kept {
        var kept = Kept(problems: limits.compactMap { $0.problem(of: report) })
        guard isComplete else { return kept }
        if let path = baselines.baseline {
            let known = try BaselineFile(path: path, of: .report).read()
            var (growth, comparison) = ReportBaseline.compare(report, with: known, path: path)
            if changes.changedSince != nil { comparison.gone = [] }
            kept.problems += growth
            kept.text += "\n" + comparison.lines(path).map { $0 + "\n" }.joined()
            kept.members += comparison.json
        }
        if let path = baselines.writeBaseline {
            let written = ReportBaseline.baseline(of: report)
            try BaselineFile(path: path, of: .report).write(written, console)
            console.note("vipergen: \(path) accepts \(written.count) of what the report lists")
        }
        if let path = history {
            let history = try HistoryFile(path: path).append(report, in: project.folders.output, console)
            kept.text += "\n" + history.trend
            kept.members.append(("history", history.json))
            kept.history = history
        }
        return kept
    }
}
