import ArgumentParser
import Foundation

/// `benchmark mocks`: mocks of many protocols, cold.
struct Mocks: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Mocks of protocols, beside SwiftParser's bare parse of the same files and plainly writing the mocks."
    )

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"
    @Option(help: "Protocols, of six methods each.") var protocols: [Int] = [500, 2_000]
    @Option(help: "Pairs of runs.") var runs = 15

    func run() throws {
        for count in protocols {
            let folder = try Shell.temporaryFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            try measure(count, in: folder)
        }
    }

    private func measure(_ count: Int, in folder: URL) throws {
        let sources = folder.appendingPathComponent("Sources")
        try ProtocolWorkload(protocols: count).write(to: sources)
        let (output, plain) = (folder.appendingPathComponent("mocks"), folder.appendingPathComponent("plain"))
        let packed = folder.appendingPathComponent("packed")
        let measured = MeasuredProcess(command: [vipergen, "mock", "--output", output.path, sources.path])
        _ = try measured.run()
        try PackedTree(of: output).write(to: packed)
        try PairedRuns(
            title: "mocks of \(count) protocols / bare parse, and plainly writing the mocks",
            target: 3,
            measured: measured,
            yardstick: MeasuredProcess(
                command: [CommandLine.arguments[0], "parse-and-write", sources.path, packed.path, plain.path]
            ),
            prepare: {
                for tree in [output, plain] where FileManager.default.fileExists(atPath: tree.path) {
                    try FileManager.default.removeItem(at: tree)
                }
            }
        ).report(runs: runs)
    }
}
