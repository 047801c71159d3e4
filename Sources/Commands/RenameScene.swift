import ArgumentParser

/// `vipergen rename scene`.
struct RenameScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Renames a scene: its spec, its scaffolds and tests, and the names built from it.",
        usage: "vipergen rename scene [<options>] [<old>] [<new>]",
        discussion: """
            References in other specs are changed, files named after the scene are moved, and names of types and members \
            are changed in your sources where it is certain what they name. Everything else, such as texts and comments, \
            stays as it is and is listed. Generated files follow. It asks before it changes anything.

            EXAMPLE:
              vipergen rename scene Jar Glass
            """
    )

    @OptionGroup var names: RenameOptions

    func run() throws { try names.run(.scene) }
}
