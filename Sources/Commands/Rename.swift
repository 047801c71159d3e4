import ArgumentParser

/// `vipergen rename`.
struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Renames a scene, a module or a service, in specs and in sources.",
        subcommands: [RenameScene.self, RenameModule.self, RenameService.self]
    )
}
