import ArgumentParser
import Foundation

/// `benchmark memory`.
struct Memory: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The largest resident size of first runs.")

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"

    func run() throws {
        var first: Double?
        for thousands in [1, 5, 10] {
            let folder = try Shell.temporaryFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let specs = folder.appendingPathComponent("specs")
            try Workload(scenes: thousands * 1_000, modules: thousands * 20).write(to: specs, runtime: "..")
            let output = folder.appendingPathComponent("package").path
            let usage = try MeasuredProcess(command: [vipergen, "generate", "--specs", specs.path, "--output", output])
                .run()
            first = first ?? usage.megabytes
            let growth = (usage.megabytes / (first ?? 1) * 10).rounded() / 10
            print("\(thousands),000 scenes: \(usage.megabytes.rounded()) MB, \(growth) times that of 1,000 scenes")
        }
        print("target: below 500 MB at 10,000 scenes, and at most 10 times that of 1,000")
    }
}
