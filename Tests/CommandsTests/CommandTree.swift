import ArgumentParser

@testable import Commands

/// Every command, with those that only hold others, in the order of the help.
struct CommandTree {
    /// For example: `["new", "scene"]`; empty for `vipergen` itself.
    let words: [String]
    private let command: any ParsableCommand.Type

    /// Whether it does something itself, and doesn't only hold others.
    var isLeaf: Bool { command.configuration.subcommands.isEmpty }

    static let all = below(CommandTree(words: [], command: Vipergen.self))

    private static func below(_ node: CommandTree) -> [CommandTree] {
        let configuration = node.command.configuration
        return [node]
            + configuration.subcommands.flatMap { command in
                below(CommandTree(words: node.words + [command._commandName], command: command))
            }
    }

    /// What `--help` prints.
    func help(columns: Int) -> String { Vipergen.helpMessage(for: command, columns: columns) + "\n" }
}
