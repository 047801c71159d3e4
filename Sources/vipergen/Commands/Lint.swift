import ArgumentParser
import Diagnostics
import Linting
import Pipeline
import ProjectModel
import SpecReading

/// `vipergen lint`.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Reports where the sources cross the boundaries between modules. Writes nothing.",
        usage: "vipergen lint [<options>]",
        discussion: """
            Who imports whom, who reaches for what: docs/lint.md of ViperGen has every rule, and how to suppress one. \
            'vipergen check' does the same.

            EXAMPLE:
              vipergen lint --rule feature-import --rule app-import
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption
    @OptionGroup var format: FormatOption

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Check only this rule. May be repeated.", valueName: "rule")
    )
    var rules: [String] = []

    @Flag(help: "List the rules and exit.")
    var listRules = false

    func validate() throws {
        for name in rules where LintRule(rawValue: name) == nil {
            let near = NearName.find(name, in: LintRule.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
            throw ValidationError("there is no rule '\(name)'; \(near ?? "--list-rules lists them")")
        }
    }

    func run() throws {
        let isJSON = format.format == .json
        try diagnostics.console.run(json: isJSON ? { LintResult().json(of: nil, $0) } : nil) { console in
            if listRules { return RuleGuide.all.forEach { console.print($0.row) } }
            try Workplace(console: console, specs: specs.specs, output: output.output).requireNothingInterrupted()
            let stages = Stages(specs: specs.specs, output: output.output, jobs: jobs.jobs)
            let (project, warnings) = try stages.validate()
            var run = LintRun(output: output.output, jobs: jobs.jobs)
            if !rules.isEmpty { run.rules = Set(rules.compactMap(LintRule.init)) }
            let (result, _) = try run.wholeResult(for: project)
            if isJSON {
                console.print(result.json(of: project, warnings).text(indents: true))
            } else {
                console.report(warnings + result.diagnostics)
                console.print(result.summary(of: project))
            }
            if result.diagnostics.hasErrors { throw RunFailure.input([]) }
        }
    }
}

extension RuleGuide {
    /// For example: `feature-import            Features don't import features.`
    fileprivate var row: String {
        rule.rawValue + String(repeating: " ", count: max(1, 26 - rule.rawValue.count)) + line
    }
}
