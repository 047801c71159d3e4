import ArgumentParser

/// A run of a command line in any process: it only uses files, standard streams, and its thread's working folder.
package struct CommandRun {
    private let invocation: Invocation

    package init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    /// Parses the words, runs the command, and reports how it ended. The parser only parses; its messages are printed
    /// like everything else.
    ///
    /// - Returns: the exit code.
    package func exitCode() -> Int32 {
        Invocation.$current.withValue(invocation) {
            // To take the options of all commands in would take longer than all the rest.
            if invocation.words == ["--version"] { return end(.success, saying: BuildStamp.version) }
            do {
                var command = try ParsedWords.of(invocation.words).command.get()
                try command.run()
                return ExitCode.success.rawValue
            } catch let failure as RunFailure {
                return failure.exitCode
            } catch {
                let code = Vipergen.exitCode(for: error)
                let text = Vipergen.fullMessage(for: error)
                let meant = MeantWord(arguments: invocation.words)
                // The parser shows the help of all commands for one that isn't there.
                if code.isSuccess, let unknown = meant.unknownCommandOfHelp {
                    return end(.validationFailure, saying: unknown)
                }
                return end(code, saying: code.isSuccess ? text : meant.text(text))
            }
        }
    }

    /// Prints help, the version, or the error in the command line.
    private func end(_ code: ExitCode, saying text: String) -> Int32 {
        do {
            try Console().run { console in code.isSuccess ? console.print(text) : console.note(text) }
            return code.rawValue
        } catch {
            return (error as? RunFailure ?? .generator([])).exitCode
        }
    }
}

/// The meaning of words, which depends on nothing else.
private struct ParsedWords: @unchecked Sendable {
    /// A value type, which each run copies.
    let command: Result<any ParsableCommand, any Error>

    static func of(_ words: [String]) -> ParsedWords {
        // What a shell completes depends on the specs that are there.
        if words.first == "---completion" { return ParsedWords(command: Result { try Vipergen.parseAsRoot(words) }) }
        return Remembered.value(for: words) { ParsedWords(command: Result { try Vipergen.parseAsRoot(words) }) }
    }
}
