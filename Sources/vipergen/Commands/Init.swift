import ArgumentParser
import CodeGeneration
import Diagnostics
import ProjectModel

/// `vipergen init`.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract:
            "Starts a project: specs of an app with one feature of one scene, and the package that comes of them.",
        discussion: """
            Asks for what isn't said, when there is a terminal to ask on. Nothing that is there is written over.

            EXAMPLE:
              vipergen init --yes --name Pantry
            """
    )

    @Option(help: "The app. By default the folder's name.")
    var name: String?

    @Option(help: "Its first feature.")
    var feature: String?

    @Option(help: "The feature's first scene.")
    var scene: String?

    @Option(help: "How the scene's view is written: \(ProjectQuestions.styles.joined(separator: ", ")).")
    var style: String?

    @Option(
        help: ArgumentHelp(
            "The package that holds ViperRuntime: a folder, or an address and a version as 'https://…@1.0.0'. By default the checkout that vipergen was built in.",
            valueName: "package"
        )
    )
    var runtime: String?

    @OptionGroup var output: OutputOption

    @Flag(name: .shortAndLong, help: "Take the defaults for what isn't said.")
    var yes = false

    func run() throws {
        try Console().run { console in
            let watch = Stopwatch()
            let start = ProjectStart(output: output.output)
            try start.requireNoProject()
            let prompt = Prompt(console: console, takesDefaults: yes)
            let answers = try ProjectQuestions(prompt: prompt, start: start).ask(
                name: name,
                feature: feature,
                scene: scene,
                style: style,
                runtime: runtime
            )
            let change = answers.change(in: start.specs)
            let (project, report) = try start.carryOut(change, console)
            change.drafts.forEach { console.print("create \($0.path)") }
            console.print(Summary(project: project).line(report, watch))
            console.print(start.nextSteps(answers.name))
        }
    }
}
