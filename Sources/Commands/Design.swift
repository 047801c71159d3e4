import ArgumentParser

/// `vipergen design`.
struct Design: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "design",
        abstract: "Generates tokens and components from a design file of Figma's.",
        subcommands: [DesignImportCommand.self, DesignFetchCommand.self]
    )
}
