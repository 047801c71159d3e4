import ArgumentParser

/// `vipergen new`.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Adds a module or a scene with everything generated from it.",
        subcommands: [NewModule.self, NewScene.self]
    )
}
