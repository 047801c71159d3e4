import ArgumentParser
import Pipeline

/// The command line's entrance.
@main
struct Vipergen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vipergen",
        abstract: "Generates the scenes, resolvers and modules of a VIPER app from short YAML specs.",
        discussion: """
            EXAMPLE:
              vipergen generate --specs specs --output Examples/Kitchen

            Exit codes:
              0   done
              1   the input has errors, or 'check' found differences
              64  wrong usage
              70  a bug in vipergen
              74  reading or writing failed
            """,
        version: BuildStamp.version,
        subcommands: [Init.self, Adopt.self, New.self, Generate.self, Check.self],
        groupedSubcommands: [
            CommandGroup(
                name: "More",
                subcommands: [
                    Sync.self, Lint.self, Move.self, RenameCommand.self, Remove.self, Mock.self, Graph.self,
                    Report.self,
                    Gallery.self, Eject.self,
                    Validate.self, Explain.self, Doctor.self, Schema.self, Dump.self,
                ]
            )
        ]
    )

    /// The parser only parses: what it has to say is printed as everything else is.
    static func main() {
        StandardStreams.prepare()
        // To take the options of all commands in would take longer than all the rest.
        if CommandLine.arguments.dropFirst() == ["--version"] { end(.success, saying: BuildStamp.version) }
        ProcessStart.refuseArgumentsThatAreNoText()
        ProcessStart.takeFullDisksAsErrors()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as RunFailure {
            exit(withError: ExitCode(failure.exitCode))
        } catch {
            let code = exitCode(for: error)
            let text = fullMessage(for: error)
            end(code, saying: code.isSuccess ? text : MeantWord(arguments: arguments).text(text))
        }
    }

    /// Prints help, the version, or what is wrong with the command line.
    private static func end(_ code: ExitCode, saying text: String) -> Never {
        do {
            try Console().run { console in code.isSuccess ? console.print(text) : console.note(text) }
            exit(withError: code)
        } catch {
            exit(withError: ExitCode((error as? RunFailure ?? .generator([])).exitCode))
        }
    }
}
