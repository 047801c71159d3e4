import ArgumentParser

/// `vipergen lint`.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Reports where the sources cross the boundaries between modules.",
        usage: "vipergen lint [<rule> ...] [<options>]",
        discussion: """
            Who imports whom, who reaches for what: docs/lint.md of ViperGen has every rule, and how to suppress one. \
            'vipergen check' does the same; 'vipergen explain' lists the rules.

            EXAMPLE:
              vipergen lint feature-import app-import
            """
    )

    @Argument(
        help: ArgumentHelp("Check only these rules.", valueName: "rule"),
        completion: .list(LintRule.allCases.map(\.rawValue))
    )
    var rules: [String] = []

    @Flag(help: "Remove suppressions and dependencies that nothing needs.")
    var fix = false

    @Flag(help: "With --fix, print what would be removed, but change nothing.")
    var dryRun = false

    @OptionGroup var strictness: StrictOption
    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var branch: BranchOption
    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run goes with --fix; without it nothing is changed") }
        if fix,
            !isWhole || strictness.strict || baselines.file != nil || diagnostics.format == .json
        {
            throw ValidationError(
                "--fix looks at everything; pass no rule, --strict, --changed-since, --baseline or --format json"
            )
        }
        if baselines.writeBaseline != nil, !isWhole {
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
            let folders = try project.folders
            let place = Workplace(console: console, specs: folders.specs, output: folders.output)
            try place.requireNothingInterrupted()
            try TargetPackage(output: folders.output).requireFolder()
            let stages = Stages(specs: folders.specs, output: folders.output)
            let (project, warnings) = try stages.validate()
            var run = LintRun(output: folders.output)
            if !rules.isEmpty { run.rules = Set(rules.compactMap(LintRule.init)) }
            var (result, _) = try run.wholeResult(for: project)
            if let revision = branch.changedSince {
                result = try ChangedFiles(since: revision, specs: folders.specs, output: folders.output).filter(result)
            }
            let acceptance = Acceptance(for: .lint, isStrict: strictness.strict, file: baselines.file)
            let accepted = try acceptance.result(
                of: result.violations,
                besides: warnings + result.otherProblems,
                isWhole: isWhole,
                in: place,
                specs: folders.specs
            )
            result.diagnostics = (result.otherProblems + accepted.findings).sortedAndUnique()
            if isJSON {
                console.print(result.json(of: project, warnings, accepted.comparison).text(indents: true))
            } else {
                console.report(warnings + result.diagnostics)
                console.tell(result.summary(of: project))
                accepted.lines.forEach(console.print)
            }
            if let reason = accepted.reason { console.conclude(reason) }
            if accepted.reason != nil || result.diagnostics.hasErrors { throw RunFailure.input([]) }
        }
    }

    private var isWhole: Bool { rules.isEmpty && branch.changedSince == nil }
}

extension Lint {
    private func mend(_ console: Console) throws {
        let folders = try project.folders
        if !dryRun { try folders.requireNoOtherProject(console) }
        let place = Workplace(console: console, specs: folders.specs, output: folders.output)
        try LintFixRun(place: place, specs: folders.specs, writes: !dryRun).run()
    }
}
