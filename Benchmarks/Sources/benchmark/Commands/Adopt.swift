import ArgumentParser
import Foundation

/// `benchmark adopt`: the first day in a large app, whose sources have to be read for it.
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Adopting an app's screens, beside SwiftParser's bare parse of its sources and plainly writing the result."
    )

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"
    @Option(help: "Screens that the app's resolver opens.") var screens = 200
    @Option(help: "Other files of the app.") var others = 2_000
    @Option(help: "Pairs of runs.") var runs = 15

    func run() throws {
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appendingPathComponent("Bureau")
        try AppWorkload(screens: screens, others: others).write(to: app)
        let (specs, plain) = (app.appendingPathComponent("specs"), folder.appendingPathComponent("plain"))
        let measured = MeasuredProcess(command: [vipergen, "adopt", "--output", app.path])
        _ = try measured.run()
        let packed = folder.appendingPathComponent("packed")
        try PackedTree(of: specs).write(to: packed)
        let generated = app.appendingPathComponent("Sources/Bureau/Generated")
        try PairedRuns(
            title:
                "adopting \(screens) screens among \(others) other files / bare parse, and plainly writing the specs",
            target: 4,
            measured: measured,
            yardstick: MeasuredProcess(
                command: [
                    CommandLine.arguments[0], "parse-and-write", app.appendingPathComponent("Sources").path,
                    packed.path, plain.path,
                ]
            ),
            prepare: {
                for tree in [specs, plain, generated] where FileManager.default.fileExists(atPath: tree.path) {
                    try FileManager.default.removeItem(at: tree)
                }
            }
        ).report(runs: runs)
    }
}
