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
            try measure("\(count) protocols", target: 1) { try ProtocolWorkload(protocols: count).write(to: $0) }
        }
        let app = AppSourcesWorkload()
        try measure("an app's \(app.files) files, \(app.marked) with a mark", target: 0.25) { try app.write(to: $0) }
    }

    private func measure(_ title: String, target: Double, _ write: (URL) throws -> Void) throws {
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("Sources")
        try write(sources)
        let (output, plain) = (folder.appendingPathComponent("mocks"), folder.appendingPathComponent("plain"))
        let packed = folder.appendingPathComponent("packed")
        let command = [vipergen, "mock", "--output", output.path, sources.path]
        let measured = MeasuredProcess(command: command)
        _ = try measured.run()
        try PackedTree(of: output).write(to: packed)
        let yardstick = [CommandLine.arguments[0], "parse-and-write", sources.path, packed.path, plain.path]
        let prepare = {
            for tree in [output, plain] where FileManager.default.fileExists(atPath: tree.path) {
                try FileManager.default.removeItem(at: tree)
            }
        }
        try PairedRuns(
            title: "mocks of \(title) / bare parse, and plainly writing the mocks",
            target: target,
            measured: measured,
            yardstick: MeasuredProcess(command: yardstick),
            prepare: prepare
        ).report(runs: runs)
        guard InstructionCount.isAvailable else { return }
        try prepare()
        let ours = try InstructionCount(command: command).run()
        try prepare()
        let theirs = try InstructionCount(command: yardstick).run()
        print("  instructions \(ours / 1_000_000) M, of the yardstick \(theirs / 1_000_000) M")
    }
}
