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
        let flow = ChangeFlow(dryRun: dryRun, diff: diff, yes: yes)
        try diagnostics.console.run { console in
            try flow.run(project, console, asking: "Move and change these files?", declined: "nothing was renamed") {
                folders,
                known,
                prompt in
                let names = Pipeline.Rename.names(of: kind, in: known).map(\.value).sorted()
                let question = Prompt.Question(text: "The \(kind.rawValue) to rename", option: "OLD", choices: names)
                let old = try prompt.ask(question, given: old)
                let new = try prompt.ask(.init(text: "Its new name", option: "NEW"), given: new)
                let rename = try Pipeline.Rename(kind, old, to: new, known)
                return try RenameRun(rename, in: folders, baselines: baseline).planned()
            }
        }
    }
}
