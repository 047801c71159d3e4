import ArgumentParser
import Foundation

/// `benchmark mock-type-check`: what mocks cost whoever compiles them.
struct MockTypeCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The compiler's time for type-checking mocks, beside hand-written ones that only count calls."
    )

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"
    @Option(help: "The checkout with the libraries that mocks import.") var runtime = "."
    @Option(help: "Protocols, of six methods each.") var protocols = 450
    @Option(help: "Pairs of runs.") var runs = 5

    func run() throws {
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try ProtocolWorkload(protocols: protocols).write(to: folder.appendingPathComponent("Sources"))
        try CountingMocks(protocols: protocols).write(to: folder.appendingPathComponent("counting"))
        try compileModules(in: folder)
        for (naming, target) in [("mockolo", 1.21), ("sourcery", 1.21), ("short", 1.21)] {
            let output = folder.appendingPathComponent(naming)
            let sources = folder.appendingPathComponent("Sources")
            _ = try MeasuredProcess(
                command: [vipergen, "mock", "--naming", naming, "--import", "@testable Core", "--output", output.path]
                    + [sources.path]
            ).run()
            try PairedRuns(
                title: "type-check of \(protocols) mocks, --naming \(naming) / hand-written ones that only count calls",
                target: target,
                measured: try typeCheck(output.appendingPathComponent("Generated"), in: folder),
                yardstick: try typeCheck(folder.appendingPathComponent("counting"), in: folder),
                figure: \.userSeconds
            ).report(runs: runs)
        }
    }

    private func typeCheck(_ mocks: URL, in folder: URL) throws -> MeasuredProcess {
        let files = try FileManager.default.contentsOfDirectory(atPath: mocks.path).sorted()
        let paths = files.map { mocks.appendingPathComponent($0).path }
        let options = ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Mocks", "-I", folder.path]
        return MeasuredProcess(command: ["swiftc"] + options + paths)
    }

    private func compileModules(in folder: URL) throws {
        let libraries = URL(fileURLWithPath: runtime).appendingPathComponent("Sources")
        let testing = [
            "Unstubbed", "MockRecording", "Mutex", "StubbedValue", "RecordedCalls", "LockedCalls", "LockedValue",
        ]
        let issues = libraries.appendingPathComponent("ViperIssues")
        let files = try FileManager.default.contentsOfDirectory(atPath: issues.path).sorted()
        try compile("ViperIssues", files.map { issues.appendingPathComponent($0) }, in: folder)
        try compile(
            "ViperTesting",
            testing.map { libraries.appendingPathComponent("ViperTesting/\($0).swift") },
            in: folder
        )
        let sources = folder.appendingPathComponent("Sources")
        let protocols = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        let core = protocols.filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0) }
        try compile("Core", core, in: folder)
    }

    private func compile(_ module: String, _ files: [URL], in folder: URL) throws {
        let options = [
            "-wmo", "-parse-as-library", "-enable-testing", "-swift-version", "6", "-I", ".", "-emit-module",
        ]
        let output = ["-emit-module-path", module + ".swiftmodule", "-module-name", module]
        try Shell.run(["swiftc"] + options + output + files.map(\.path), in: folder)
    }
}
