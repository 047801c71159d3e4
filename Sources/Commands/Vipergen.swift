import ArgumentParser

/// The root of all commands.
struct Vipergen: ParsableCommand {
    private static var exitCodes: String {
        let codes = DiagnosticKind.Exit.allCases.map { ("\($0.rawValue)", $0.meaning) }
        return codes.map { "  \($0)\(String(repeating: " ", count: 4 - $0.count))\($1)" }.joined(separator: "\n")
    }

    static let configuration = CommandConfiguration(
        commandName: "vipergen",
        abstract: "Generates the scenes, resolvers and modules of a VIPER app from short YAML specs.",
        discussion: """
            EXAMPLE:
              vipergen generate --specs specs --output Examples/Kitchen

            Exit codes:
              0   done
            \(exitCodes)
            """,
        version: BuildStamp.version,
        subcommands: [Init.self, Adopt.self, New.self, Generate.self, Check.self],
        groupedSubcommands: [
            CommandGroup(
                name: "More",
                subcommands: [
                    Lint.self, Report.self, Digest.self, Move.self, RenameCommand.self, Remove.self, Mock.self,
                    Graph.self, Links.self, Design.self,
                    TemplateCommand.self, Eject.self, Explain.self, Doctor.self, Dump.self,
                ]
            )
        ]
    )
}
