import ArgumentParser

/// `vipergen check`.
struct Check: ParsableCommand {
    /// The checks in addition to those of the specs and the generated files.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        /// Boundaries, as checked by `lint`.
        case lint
        /// Contract members that scaffolds lack.
        case members
        /// Mocks of protocols in the sources.
        case mocks

        fileprivate var extent: CheckRun.Extent {
            switch self {
            case .lint: .boundaries
            case .members: .members
            case .mocks: .mocks
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reports how the target package differs from what 'generate' would write. Writes nothing.",
        usage: "vipergen check [<options>]",
        discussion: """
            It also reports what 'vipergen lint' finds, and members that 'vipergen generate --sync' would add. With \
            'manifest: team' in project.yml, Package.swift is compared with the specs, too. One run of it is all that \
            CI needs; '--specs-only' is for editors and pre-commit hooks. Warnings don't fail it, unless '--strict' or \
            a baseline says so.
            """
    )

    @Flag(help: "Check the specs alone, and compare nothing with them.")
    var specsOnly = false

    @Option(help: ArgumentHelp("Leave a part out. May be repeated.", valueName: "part"))
    var skip: [Part] = []

    @Flag(help: "Print the differences as a patch for the target package's folder.")
    var diff = false

    @OptionGroup var strictness: StrictOption
    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws {
        if specsOnly, diff || !skip.isEmpty {
            throw ValidationError("--specs-only compares nothing with the specs; leave out --diff and --skip")
        }
        if baselines.writeBaseline != nil, specsOnly || !skip.isEmpty {
            throw ValidationError("--write-baseline takes all that is checked; pass neither --specs-only nor --skip")
        }
    }

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            let place = Workplace(console: console, specs: folders.specs, output: folders.output)
            let acceptance = Acceptance(for: .check, isStrict: strictness.strict, file: baselines.file)
            if specsOnly { return try SpecsCheck(place: place, specs: folders.specs, acceptance: acceptance).run() }
            let extent = Part.allCases.filter { !skip.contains($0) }.map(\.extent)
            try CheckRun(
                place: place,
                specs: folders.specs,
                showsPatch: diff,
                extent: CheckRun.Extent(extent),
                acceptance: acceptance
            ).run()
        }
    }
}
