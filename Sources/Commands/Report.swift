import ArgumentParser

/// `vipergen report`.
struct Report: ParsableCommand {
    /// The format of the report, or that of its problems.
    enum Format: RawRepresentable, CaseIterable, Hashable, ExpressibleByArgument {
        case problems(DiagnosticFormat)
        case html

        static var allCases: [Format] { DiagnosticFormat.allCases.map(Format.problems) + [.html] }

        init?(rawValue: String) {
            guard let format = Format.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = format
        }

        var rawValue: String {
            switch self {
            case .problems(let format): format.rawValue
            case .html: "html"
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Reports migration progress.",
        usage: "vipergen report [<graph>] [<options>]",
        discussion: """
            Scenes by style and module, old screens and adapted services that are left, mocks, tests and previews that \
            are missing, boundaries that are violated, lines of each module. '--format html' prints a page with charts, \
            'json' what docs/report.md of ViperGen lists.

            EXAMPLE:
              vipergen report --limit missingTests=3 --limit migrated=80
              swift run KaimonoSandbox | vipergen report --gallery > kaimono.html
            """
    )

    @Flag(help: "Print a page of every scene in every state, of what sandboxes print to standard input.")
    var gallery = false

    @Argument(help: "For links in the page of '--format html': the address of the page of 'vipergen graph'.")
    var graph: String?

    @Option(
        help: ArgumentHelp(
            "Add the numbers to this table, a line for each commit, and show how they went.",
            valueName: "file"
        )
    )
    var history: String?

    @Option(
        name: .customLong("limit"),
        help: ArgumentHelp(
            "Fail where a number is worse, such as 'missingTests=3'. May be repeated.",
            valueName: "number"
        ),
        completion: .list(ReportMeasure.allCases.map { $0.rawValue + "=" })
    )
    var limitTexts: [String] = []

    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var branch: BranchOption
    @OptionGroup var project: ProjectOptions

    @Option(help: "How the report, its errors and its warnings are written.")
    var format = Format.problems(.text)

    @OptionGroup var quiet: QuietOption

    func validate() throws {
        for text in limitTexts where ReportLimit(text) == nil {
            let name = String(text.prefix { $0 != "=" })
            let near = NearName.find(name, in: ReportMeasure.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
            let all = ReportMeasure.allCases.map(\.rawValue).joined(separator: ", ")
            let remedy = ReportMeasure(rawValue: name) == nil ? near ?? "there are \(all)" : "write '\(name)=3'"
            throw ValidationError("'\(text)' isn't a number of the report and a limit; \(remedy)")
        }
        if let history { try requirePath(history, of: "--history") }
        let isBranch = branch.changedSince != nil
        let isKept = baselines.writeBaseline != nil || history != nil || !limits.isEmpty
        if isBranch, isKept {
            throw ValidationError("--changed-since goes with neither --write-baseline, --history nor a limit")
        }
        let isPage = [.problems(.text), .html].contains(format)
        let isOfProject = project.specs != nil || project.output != nil
        if let graph, format != .html {
            throw ValidationError("'\(graph)' is for links in a page; add --format html, or leave it out")
        }
        if gallery, isBranch || isKept || isOfProject || baselines.baseline != nil || graph != nil || !isPage {
            throw ValidationError("--gallery makes a page of standard input; leave the report's other options out")
        }
    }

    private var limits: [ReportLimit] {
        limitTexts.compactMap(ReportLimit.init)
    }

    private var console: Console {
        guard case .problems(let format) = format else { return Console(ReportStyle(isQuiet: quiet.quiet)) }
        return Console(ReportStyle(format, isQuiet: quiet.quiet, printsOwnJSON: true))
    }

    func run() throws {
        let isJSON = format == .problems(.json)
        try console.run(json: isJSON ? { MigrationReport.failure.adding($0) } : nil) { console in
            if gallery { return try ReportGallery().print(to: console) }
            let folders = try project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            try TargetPackage(output: folders.output).requireFolder()
            let stages = Stages(specs: folders.specs, output: folders.output)
            let (project, warnings) = try stages.validate()
            var (lint, files) = try LintRun(output: folders.output).wholeResult(for: project)
            let changed = try branch.changedSince.map {
                try ChangedFiles(since: $0, specs: folders.specs, output: folders.output)
            }
            lint = changed?.filter(lint) ?? lint
            var report = ReportMaker(project: project, files: files).report(lint)
            report = changed?.filter(report, of: project) ?? report
            let kept = try keep(report, isComplete: !lint.otherProblems.hasErrors, console)
            let problems = (warnings + lint.otherProblems + kept.problems).sortedAndUnique()
            if isJSON {
                console.print(report.json(kept.members).adding(problems).text(indents: true))
            } else if format == .html {
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
    /// The result of comparing and writing baselines and history.
    private struct Kept {
        var problems: [Diagnostic] = []
        /// The text after the table.
        var text = ""
        var members: [(name: String, value: JSONValue)] = []
        var history: ReportHistory?
    }

    /// - Parameter isComplete: false if the numbers are wrong, so that nothing is written.
    private func keep(_ report: MigrationReport, isComplete: Bool, _ console: Console) throws -> Kept {
        var kept = Kept(problems: limits.compactMap { $0.problem(of: report) })
        guard isComplete else { return kept }
        if let path = baselines.baseline {
            let known = try BaselineFile(path: path, of: .report).read()
            var (growth, comparison) = ReportBaseline.compare(report, with: known, path: path)
            if branch.changedSince != nil { comparison.gone = [] }
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
