import ArgumentParser
import Diagnostics
import Pipeline

/// The subcommand or option that a misspelled one was probably meant as.
struct MeantWord {
    let arguments: [String]

    /// What the parser says, with a near name where there is one.
    func text(_ message: String) -> String {
        let (head, rest) = message.split(at: "\n")
        let option = head.firstMatch(of: /^Error: Unknown option '(--[a-z-]+)'/).map { String($0.1) }
        let isUnexpected = head.hasPrefix("Error: Unexpected argument '") || head.contains(" unexpected arguments: '")
        if option != nil || isUnexpected, let word = unknownSubcommand {
            let near = Self.words[word] ?? NearName.find(word, in: subcommands.map { $0._commandName })
            return "Error: there is no command '\(word)'\(near.map { "; did you mean '\($0)'?" } ?? "")" + rest
        }
        guard let option else { return message }
        let near = NearName.find(option, in: options)
        return "Error: there is no option '\(option)'\(near.map { "; did you mean '\($0)'?" } ?? "")" + rest
    }

    /// What does the work of a command that one may look for.
    private static let words = [
        "validate": "check --specs-only", "sync": "generate --sync", "gallery": "report --gallery",
    ]

    /// The command as far as the arguments name one.
    private var command: any ParsableCommand.Type {
        arguments.reduce(Vipergen.self as any ParsableCommand.Type) { command, word in
            command.configuration.subcommands.first { $0._commandName == word } ?? command
        }
    }

    private var subcommands: [any ParsableCommand.Type] { command.configuration.subcommands }

    /// The first word that stands where a subcommand would.
    private var unknownSubcommand: String? {
        if subcommands.isEmpty { return nil }
        let known = arguments.prefix { !$0.hasPrefix("-") }
        return known.first { word in word != "help" && !isCommand(word) }
    }

    private func isCommand(_ word: String) -> Bool {
        let top = Vipergen.configuration.subcommands
        return (top + top.flatMap { $0.configuration.subcommands }).contains { $0._commandName == word }
    }

    private var options: [String] {
        let help = Vipergen.helpMessage(for: command, includeHidden: false, columns: 200)
        return help.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^  (?:-[a-z], )?(--[a-z-]+)/).map { String($0.1) }
        }
    }
}

extension String {
    fileprivate func split(at separator: Character) -> (head: String, rest: String) {
        guard let end = firstIndex(of: separator) else { return (self, "") }
        return (String(self[..<end]), String(self[end...]))
    }
}
