import ArgumentParser

/// The command line's entrance.
@main
struct Vipergen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vipergen",
        abstract: "Turns short YAML specs into the scenes, resolvers and modules of a VIPER app.",
        discussion: """
            EXAMPLE:
              vipergen generate --specs specs --output Examples/Kitchen

            Exit codes: 0 done; 1 the input has errors, or 'check' found differences; 64 wrong usage;
            70 a fault of vipergen's own; 74 reading or writing failed.
            """,
        version: Version.current,
        subcommands: [
            Init.self, New.self, Move.self, Generate.self, Sync.self, Check.self, Lint.self, Report.self, Mock.self,
            Validate.self, Dump.self,
        ]
    )

    static func main() {
        // To take the options of all commands in would take longer than all the rest.
        if CommandLine.arguments.dropFirst() == ["--version"] { return Console().print(Version.current) }
        main(nil)
    }
}
