import ArgumentParser

/// `vipergen move scene`.
struct MoveScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Moves a scene to another module: its spec, its scaffolds and their tests.",
        usage: "vipergen move scene [<options>] [<name>]",
        discussion: """
            This is the one command that moves files of yours, and it asks before it does. Everything in the scene's \
            folder goes along, and nothing is replaced. Imports change where it is certain what is used of which module; \
            types, routes and other imports that need a look are listed. Generated files follow. 'vipergen move scene' with the old module takes it back.

            EXAMPLE:
              vipergen move scene Jar --module Shelves
            """
    )

    @Argument(help: "The scene.", completion: .scenes)
    var name: String?

    @Option(help: "The module to move it to.", completion: .sceneModules)
    var module: String?

    @Flag(name: .shortAndLong, help: "Move without asking.")
    var yes = false

    @Flag(help: "Print what would be moved and changed and what to check afterwards, but change nothing.")
    var dryRun = false

    @Flag(help: "Print the changes of your sources as a patch, but change nothing.")
    var diff = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        let flow = ChangeFlow(dryRun: dryRun, diff: diff, yes: yes)
        try diagnostics.console.run { console in
            try flow.run(project, console, asking: "Move these files?", declined: "nothing was moved") {
                folders,
                known,
                prompt in
                let scenes = known.scenes.map(\.scene.name.value).sorted()
                let name = try prompt.ask(
                    .init(text: "The scene to move", option: "NAME", choices: scenes),
                    given: name
                )
                let scene = known.scene(name)
                let others = known.sceneModules.filter { $0 != scene?.module.name.value }
                let target = try prompt.ask(
                    .init(text: "The module to move it to", option: "--module", choices: others),
                    given: module
                )
                let move = try SceneMove(name, to: target, known, output: folders.output)
                return try SceneMoveRun(move, in: folders).planned()
            }
        }
    }
}
