import ArgumentParser

/// `vipergen rename module`.
struct RenameModule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Renames a module: its folders, the imports of it, and the names built from it.",
        usage: "vipergen rename module [<options>] [<old>] [<new>]",
        discussion: """
            The folders of its specs, sources and tests move with all that is in them. A folder that the module's spec \
            names in 'sources' stays where it is. Everything else is as with 'vipergen rename scene'.

            EXAMPLE:
              vipergen rename module Home Pantry
            """
    )

    @OptionGroup var names: RenameOptions

    func run() throws { try names.run(.module) }
}
