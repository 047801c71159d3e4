import ArgumentParser
import Pipeline

/// `vipergen new`.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Adds a module or a scene with everything generated from it, or a template of your own.",
        subcommands: [NewModule.self, NewScene.self, NewTemplate.self]
    )
}
