import ArgumentParser

/// `vipergen move`.
struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Moves a scene to another module.",
        subcommands: [MoveScene.self]
    )
}
