import ArgumentParser

/// The options of all renamings.
struct RenameOptions: ParsableArguments {
    @Argument(help: "The name that it has.", completion: .renamed)
    var old: String?

    @Argument(help: "The name that it gets.")
    var new: String?

    @Flag(name: .shortAndLong, help: "Rename without asking.")
    var yes = false

    @Flag(help: "Print what would be moved and changed and what would be left, but change nothing.")
    var dryRun = false

    @Flag(help: "Print the changes of your specs and sources as a patch, but change nothing.")
    var diff = false

    @Option(
        help: ArgumentHelp(
            "Change this baseline, too, so that what it accepts stays accepted. May be repeated.",
            valueName: "file"
        )
    )
    var baseline: [String] = []

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws {
        for path in baseline { try requirePath(path, of: "--baseline") }
    }

    func run(_ kind: Pipeline.Rename.Kind) throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            let isReading = dryRun || diff
            if !isReading { try folders.requireNoOtherProject(console) }
            if let line = try Workplace(console: console, specs: folders.specs, output: folders.output)
                .settle(isReading: isReading, Stopwatch())
            {
                return console.tell(line)
            }
            let known = try KnownSpecs(folder: folders.specs)
            let prompt = Prompt(console: console, takesDefaults: false)
            let names = Pipeline.Rename.names(of: kind, in: known).map(\.value).sorted()
            let question = Prompt.Question(text: "The \(kind.rawValue) to rename", option: "OLD", choices: names)
            let old = try prompt.ask(question, given: old)
            let new = try prompt.ask(.init(text: "Its new name", option: "NEW"), given: new)
            let rename = try Pipeline.Rename(kind, old, to: new, known)
            let run = RenameRun(
                rename: rename,
                console: console,
                specs: folders.specs,
                output: folders.output,
                baselines: baseline
            )
            let prepared = try run.prepare()
            if diff { return console.print(verbatim: run.patch(prepared)) }
            for (verb, what) in prepared.listing { console.print("\(dryRun ? "would " : "")\(verb) \(what)") }
            if dryRun { return console.report(prepared.findings) }
            if !yes, try !prompt.confirm("Move and change these files?") {
                throw RunFailure.input([Diagnostic(.notConfirmed, at: nil, "nothing was renamed")])
            }
            try run.carryOut(prepared, Stopwatch())
        }
    }
}
