import ArgumentParser
import Foundation

/// `benchmark workload`.
struct WriteWorkload: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workload",
        abstract: "Writes the specs of a large project."
    )

    @Option var scenes = 1_000
    @Option var modules = 20
    @Option(help: "The folder to write to.") var output: String
    @Option(help: "The package of ViperRuntime, as the specs name it.") var runtime = "../.."

    func run() throws {
        try Workload(scenes: scenes, modules: modules).write(to: URL(fileURLWithPath: output), runtime: runtime)
    }
}
