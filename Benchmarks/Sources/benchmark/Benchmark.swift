import ArgumentParser

/// Measures vipergen, each figure as a ratio to a yardstick in the same run.
@main
struct Benchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark",
        abstract: "Measures vipergen, each figure as a ratio to a yardstick in the same run.",
        subcommands: [
            Commands.self, Rendering.self, Memory.self, AddScene.self, Mocks.self, MockTypeCheck.self,
            PreviewTypeCheck.self, Adopt.self, Waiting.self, WriteWorkload.self,
            WritePlainly.self,
            ParseAndWrite.self,
        ],
        defaultSubcommand: Commands.self
    )
}
