import ArgumentParser

/// `vipergen mock`.
struct Mock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock",
        abstract: "Writes mocks of the protocols in Swift sources.",
        usage: "vipergen mock [<options>] --output <path> <path> ...",
        discussion: """
            Protocols are mocked that are annotated with '/// @mockable' or '// sourcery: AutoMockable', that conform to \
            'AutoMockable', or that '--protocols' chooses. What they inherit from other modules is looked \
            for in folders beside theirs.

            The files are written to the folder 'Generated' in the output's, or to the output's if it has that name. \
            Generated files there that no longer belong to a protocol are removed.

            EXAMPLE:
              vipergen mock --naming mockolo --output Tests/Mocks Sources/KitchenCore
            """
    )

    @OptionGroup var options: MockingOptions

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false

    @Flag(help: "Report whether the mocks are up to date, but change nothing.")
    var check = false

    @Option(
        help: ArgumentHelp(
            "The folder for the mocks; with a name in '.swift' at its end, all go into one file.",
            valueName: "path"
        )
    )
    var output: String

    @OptionGroup var diagnostics: DiagnosticsOption

    @Argument(help: ArgumentHelp("Swift files, or folders of them.", valueName: "path"))
    var paths: [String]

    func validate() throws {
        if dryRun, check { throw ValidationError("--dry-run and --check can't be combined") }
        if paths.isEmpty { throw ValidationError("name a file or a folder with protocols") }
        try requirePath(output, of: "--output")
        for path in paths where path.isEmpty { throw ValidationError("a path of sources is empty") }
    }

    /// The folder and the file: `Mocks.swift` for `Tests/Mocks/Mocks.swift`; otherwise the folder alone.
    private var place: (folder: String, file: String?) {
        guard output.hasSuffix(".swift") else { return (output, nil) }
        let end = output.lastIndex(of: "/")
        let file = String(output[(end.map(output.index(after:)) ?? output.startIndex)...])
        guard let end else { return (".", file) }
        return (end == output.startIndex ? "/" : String(output[..<end]), file)
    }

    func run() throws {
        try diagnostics.console.run { console in
            if place.file == nil { try NamedFolder.mocks.check(output) }
            let run = MockRun(
                console: console,
                options: options.value(isSingleFile: place.file != nil),
                paths: paths,
                output: place.folder
            )
            if dryRun || check { try run.place.requireNothingInterrupted() }
            let files = try run.files(singleFile: place.file)
            console.report(files.problems)
            if dryRun || check {
                let plan = try run.plan(files, in: try run.openForReading())
                try say(plan, of: run, console)
            } else {
                console.tell(run.summary(try run.carryOut(files)))
            }
            if files.problems.hasErrors { throw RunFailure(files.problems).silenced }
        }
    }

    private func say(_ plan: Plan, of run: MockRun, _ console: Console) throws {
        if check {
            console.show(plan.differences, in: run.place.output, remedy: "run 'vipergen mock' with the same options")
            if plan.isUpToDate { return console.tell("mocks: up to date") }
            console.conclude("mocks: not up to date; run 'vipergen mock'")
            throw RunFailure.input([])
        }
        for step in plan.changes { console.print("\(step.action.rawValue) \(step.path)") }
    }
}
