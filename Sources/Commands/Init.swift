import ArgumentParser

/// `vipergen init`.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract:
            "Starts a project: specs of an app with one feature of one scene, and the package generated from them.",
        usage: "vipergen init [<name>] [<options>]",
        discussion: """
            In a terminal, it asks for missing arguments. No file that is there is overwritten: a \
            Package.swift of yours stays, and the specs say 'manifest: team'. Without one, and without an \
            Xcode project, an app to open in Xcode comes along (docs/module-definitions.md).

            EXAMPLE:
              vipergen init Pantry --yes
            """
    )

    @Argument(help: "The app's name. By default the folder's name.")
    var name: String?

    @Option(help: "The module that the app begins with. (default: Home)")
    var module: String?

    @Option(
        help: "How the scene's view is written: \(ProjectQuestions.styles.joined(separator: ", ")).",
        completion: .list(ProjectQuestions.styles)
    )
    var style: String?

    @Option(
        help: ArgumentHelp(
            "The package that holds ViperRuntime: a folder, relative to the new package, or 'https://…@1.0.0'. By default the checkout that vipergen was built in.",
            valueName: "package"
        )
    )
    var runtime: String?

    @Flag(name: .shortAndLong, help: "Take the defaults for what is missing.")
    var yes = false

    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let folder = try output.folder
            let start = ProjectStart(console: console, output: folder)
            try start.requireFolder(ofRuntime: runtime)
            if let line = try start.place.settle(isReading: false, Stopwatch()) { return console.tell(line) }
            try start.requireNoProject()
            let prompt = Prompt(console: console, takesDefaults: yes)
            let answers = try ProjectQuestions(prompt: prompt, start: start).ask(
                name: name,
                module: module,
                style: style,
                runtime: runtime
            )
            // Nobody's thinking counts.
            let watch = Stopwatch()
            let change = answers.change(in: start.specs)
            try start.carryOut(change, answers.firstScreen) { project, report in
                change.drafts.forEach { console.tell("create \($0.path)") }
                console.tell(Summary(project: project).line(report, watch))
                console.tell(start.nextSteps(answers))
            }
        }
    }
}
