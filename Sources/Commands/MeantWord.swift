import ArgumentParser

/// Finds the subcommand or option that a misspelled one was probably meant as.
struct MeantWord {
    let arguments: [String]

    /// Returns the parser's message, with a similar name if there is one.
    func text(_ message: String) -> String {
        let (head, rest) = message.split(at: "\n")
        // A word behind a misspelled option may be taken for an argument, and the parser says what is wrong with that.
        let option = head.firstMatch(of: /^Error: Unknown option '(--[a-z-]+)'/).map { String($0.1) } ?? unknownOption
        let isUnexpected = head.hasPrefix("Error: Unexpected argument '") || head.contains(" unexpected arguments: '")
        if option != nil || isUnexpected, let word = unknownSubcommand {
            return "Error: there is no command '\(word)'\(meaning(of: word))" + rest
        }
        guard let option else { return message }
        // The two dashes, which all have, would make short words near.
        let near = NearName.find(String(option.dropFirst(2)), in: options.map { String($0.dropFirst(2)) })
        return "Error: there is no option '\(option)'\(near.map { "; did you mean '--\($0)'?" } ?? "")" + rest
    }

    /// The error if `help` is followed by an unknown command.
    var unknownCommandOfHelp: String? {
        guard arguments.first == "help", let word = unknownSubcommand else { return nil }
        return "Error: there is no command '\(word)'\(meaning(of: word))\nSee 'vipergen --help' for more information."
    }

    private func meaning(of word: String) -> String {
        if word == "service", command == New.self { return "; a service is a line under 'services' in project.yml" }
        let other = Self.words[command._commandName]?[word]
        let near = other ?? NearName.find(word, in: command.configuration.subcommands.map { $0._commandName })
        return near.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The commands for words that people may look for, by the command before them.
    private static let words = [
        "vipergen": [
            "validate": "check --specs-only", "sync": "generate --sync", "gallery": "report --gallery",
            "add": "new", "create": "new", "delete": "remove", "rm": "remove", "mv": "move",
            "schema": "dump --stage scene-schema",
        ],
        "move": ["module": "vipergen rename module", "service": "vipergen rename service"],
        "new": ["feature": "module", "template": "vipergen template new"], "rename": ["feature": "module"],
        "remove": ["feature": "module"],
    ]

    /// The command that the arguments name.
    private var command: any ParsableCommand.Type {
        arguments.reduce(Vipergen.self as any ParsableCommand.Type) { command, word in
            command.configuration.subcommands.first { $0._commandName == word } ?? command
        }
    }

    /// The first word in place of a subcommand that isn't one.
    private var unknownSubcommand: String? {
        var command: any ParsableCommand.Type = Vipergen.self
        for word in arguments.prefix(while: { !$0.hasPrefix("-") }) where word != "help" {
            let known = command.configuration.subcommands
            guard !known.isEmpty else { return nil }
            guard let next = known.first(where: { $0._commandName == word }) else { return word }
            command = next
        }
        return nil
    }

    private var unknownOption: String? {
        let known = Set(options)
        let named = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
        return named.map { String($0.prefix { $0 != "=" }) }.first { !known.contains($0) }
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
