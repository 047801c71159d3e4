import ArgumentParser
import Foundation

/// `benchmark add-scene`.
struct AddScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adds a scene to 20 modules of 10 scenes and counts what 'swift build' compiles again."
    )

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"
    @Option(help: "The package of ViperRuntime.") var runtime = "."

    func run() throws {
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let workload = Workload(scenes: 200, modules: 20)
        let specs = folder.appendingPathComponent("specs")
        try workload.write(to: specs, runtime: URL(fileURLWithPath: runtime).standardizedFileURL.path)
        try build(folder)
        let before = try modules(in: folder)
        let spec = workload.spec(of: 200).replacingOccurrences(of: "to: Screen201", with: "to: Screen1")
        try Data(spec.utf8).write(to: specs.appendingPathComponent("Feature1/Screen201.yml"))
        Thread.sleep(forTimeInterval: 1.1)
        try build(folder)
        let after = try modules(in: folder)
        let compiled = after.filter { before[$0.key] != $0.value }.keys.sorted()
        print("A scene is added to Feature1, which Feature20 routes to. Compiled again, of \(after.count) modules:")
        print("  " + compiled.joined(separator: ", "))
        print("target: Feature1, its interface, what routes to Feature1, and the app")
    }

    private func build(_ folder: URL) throws {
        _ = try MeasuredProcess(
            command: [
                vipergen, "generate", "--specs", folder.appendingPathComponent("specs").path,
                "--output", folder.appendingPathComponent("package").path,
            ]
        ).run()
        _ = try Shell.output(of: ["swift", "build"], in: folder.appendingPathComponent("package"))
    }

    /// When each module's object files were last written: a module that is compiled again has new ones.
    private func modules(in folder: URL) throws -> [String: Date] {
        let products = folder.appendingPathComponent("package/.build/debug")
        var dates: [String: Date] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: products.path) where name.hasSuffix(".build") {
            let objects = products.appendingPathComponent(name)
            let files = FileManager.default.enumerator(at: objects, includingPropertiesForKeys: nil)?.compactMap {
                $0 as? URL
            }
            for file in files ?? [] where file.pathExtension == "o" {
                let date = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
                dates[name] = max(dates[name] ?? .distantPast, date ?? .distantPast)
            }
        }
        return dates
    }
}
