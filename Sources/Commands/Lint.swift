import ArgumentParser
import Diagnostics
import Escaping
import Linting
import Pipeline
import ProjectModel
import SpecReading

/// `vipergen lint`.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Reports where the sources cross the boundaries between modules.",
        usage: "vipergen lint [<options>]",
        discussion: """
            Who imports whom, who reaches for what: docs/lint.md of ViperGen has every rule, and how to suppress one. \
            'vipergen check' does the same; 'vipergen explain' lists the rules.

            EXAMPLE:
              vipergen lint --rule feature-import --rule app-import
            """
    )

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Check only this rule. May be repeated.", valueName: "rule")
    )
    var rules: [String] = []

    @Flag(help: "Remove suppressions and dependencies that nothing needs.")
    var fix = false

    @Flag(help: "With --fix, print what would be removed, but change nothing.")
    var dryRun = false

    @OptionGroup var findings: FindingsOptions
    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run goes with --fix; without it nothing is changed") }
        if fix,
            !rules.isEmpty || findings.changedSince != nil || findings.baseline != nil || diagnostics.format == .json
        {
            throw ValidationError(
                "--fix looks at everything; pass no --rule, --changed-since, --baseline or --format json"
            )
        }
        if findings.writeBaseline != nil, !rules.isEmpty || findings.changedSince != nil {
            throw ValidationError("--write-baseline takes all rules and all files")
        }
        for name in rules where LintRule(rawValue: name) == nil {
            let near = NearName.find(name, in: LintRule.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
            throw ValidationError("there is no rule '\(name)'; \(near ?? "'vipergen explain' lists them")")
        }
    }

    func run() throws {
        let isJSON = diagnostics.format == .json
        try diagnostics.consoleBesideJSON.run(json: isJSON ? { LintResult().json(of: nil, $0) } : nil) {
            console in
            if fix { return try mend(console) }
            let folders = project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            let stages = Stages(specs: folders.specs, output: folders.output)
            let (project, warnings) = try stages.validate()
            var run = LintRun(output: folders.output)
            if !rules.isEmpty { run.rules = Set(rules.compactMap(LintRule.init)) }
            var (result, _) = try run.wholeResult(for: project)
            if let revision = findings.changedSince {
                result = try ChangedFiles(since: revision, specs: folders.specs, output: folders.output).filter(result)
            }
            let accepted = try accept(&result, console)
            if isJSON {
                console.print(result.json(of: project, warnings, accepted).text(indents: true))
            } else {
                console.report(warnings + result.diagnostics)
                console.tell(result.summary(of: project))
                if let path = findings.baseline { accepted?.lines(path).forEach(console.print) }
            }
            if let path = findings.baseline, let accepted, !accepted.new.isEmpty {
                console.conclude(accepted.growth(path))
                throw RunFailure.input([])
            }
            if result.diagnostics.hasErrors { throw RunFailure.input([]) }
        }
    }
}

extension Lint {
    private func mend(_ console: Console) throws {
        let folders = project.folders
        if !dryRun { try folders.requireNoOtherProject(console) }
        let place = Workplace(console: console, specs: folders.specs, output: folders.output)
        try LintFixRun(place: place, specs: folders.specs, writes: !dryRun).run()
    }

    /// Takes out of a result what the baseline accepts, or all that is written to one.
    private func accept(
        _ result: inout LintResult,
        _ console: Console
    ) throws -> Baseline.Comparison<Diagnostic>? {
        let folders = project.folders
        let baseline = LintBaseline(specs: folders.specs, output: folders.output)
        if let path = findings.writeBaseline {
            let written = baseline.baseline(of: result)
            try BaselineFile(path: path, of: .lint).write(written, console)
            console.note("vipergen: \(path) accepts \(written.count) of lint's findings")
            result = baseline.compare(result, with: written, isWhole: true).result
            return nil
        }
        guard let path = findings.baseline else { return nil }
        let isWhole = rules.isEmpty && findings.changedSince == nil
        let known = try BaselineFile(path: path, of: .lint).read()
        let (rest, comparison) = baseline.compare(result, with: known, isWhole: isWhole)
        result = rest
        return comparison
    }
}
