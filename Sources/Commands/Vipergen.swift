import ArgumentParser
import Pipeline

/// The root of all commands.
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
}
