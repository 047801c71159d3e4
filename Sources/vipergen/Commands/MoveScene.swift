import ArgumentParser
import Diagnostics
import ProjectModel

/// `vipergen move scene`.
struct MoveScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Moves a scene to another module: its spec, its scaffolds and their tests.",
        discussion: """
            This is the one command that moves files of yours, and it asks before it does. What lies in the scene's folder goes
            along, nothing is replaced, and the contents of files stay as they are: imports, types and routes that need a look
            are listed. Generated files follow. 'vipergen move scene' with the old module takes it back.

            EXAMPLE:
              vipergen move scene Jar --to Shelves
            """
    )

    @Argument(help: "The scene.")
    var name: String

    @Option(name: .customLong("to"), help: "The module that it moves to.")
    var module: String?

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption

    @Flag(name: .shortAndLong, help: "Move without asking.")
    var yes = false

    @Flag(help: "Say what would be moved and what needs a look, and do nothing.")
    var dryRun = false

    func run() throws {
        try Console().run { console in
            let watch = Stopwatch()
            let known = try KnownSpecs(folder: specs.specs)
            let prompt = Prompt(console: console, takesDefaults: false)
            let target = try prompt.ask(
                .init(text: "The module that it moves to", option: "--to", choices: known.sceneModules),
                given: module
            )
            let move = try SceneMove(name, to: target, known, output: output.output)
            let run = SceneMoveRun(move: move, console: console, specs: specs.specs, output: output.output)
            let prepared = try run.prepare()
            for line in prepared.listing { console.print((dryRun ? "would move " : "move ") + line) }
            if dryRun { return console.report(prepared.attention(isDone: false)) }
            if !yes, try !prompt.confirm("Move these files?") {
                throw RunFailure.input([
                    Diagnostic(.error, id: "not-confirmed", at: nil, "nothing was moved")
                ])
            }
            let line = try run.carryOut(prepared, watch)
            console.report(prepared.attention(isDone: true))
            console.print(line)
            console.print(prepared.nextSteps)
        }
    }
}
