import ArgumentParser
import Foundation

/// `benchmark commands`: the rows of the speed table that concern whole runs of the command.
struct Commands: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Whole runs of vipergen, each beside its yardstick.")

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"
    @Option var scenes = 1_000
    @Option var modules = 20
    @Option(help: "Pairs of runs.") var runs = 15

    func run() throws {
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let specs = folder.appendingPathComponent("specs")
        try Workload(scenes: scenes, modules: modules).write(to: specs, runtime: "..")
        print("\(scenes) scenes in \(modules) modules, \(runs) pairs of runs each\n")
        try version(in: folder)
        try firstGenerate(specs: specs, in: folder)
        try nothingToDo(specs: specs, in: folder)
    }

    private func generate(
        _ specs: URL,
        _ output: URL,
        _ command: String = "generate",
        _ options: String...
    ) -> MeasuredProcess {
        MeasuredProcess(command: [vipergen, command, "--specs", specs.path, "--output", output.path] + options)
    }

    private func version(in folder: URL) throws {
        let source = folder.appendingPathComponent("empty.swift")
        try Data("print()\n".utf8).write(to: source)
        try Shell.run(["swiftc", "-O", "empty.swift", "-o", "empty"], in: folder)
        try PairedRuns(
            title: "vipergen --version / an empty, dynamically linked Swift program",
            target: 1,
            measured: MeasuredProcess(command: [vipergen, "--version"]),
            yardstick: MeasuredProcess(command: [folder.appendingPathComponent("empty").path])
        ).report(runs: runs * 4)
    }

    private func firstGenerate(specs: URL, in folder: URL) throws {
        let (output, plain) = (folder.appendingPathComponent("first"), folder.appendingPathComponent("plain"))
        let packed = folder.appendingPathComponent("packed")
        _ = try generate(specs, output).run()
        try PackedTree(of: output).write(to: packed)
        try PairedRuns(
            title: "first generate / plainly writing the same bytes to the same files",
            target: 3,
            measured: generate(specs, output),
            yardstick: MeasuredProcess(
                command: [CommandLine.arguments[0], "write-plainly", packed.path, plain.path]
            ),
            prepare: {
                for tree in [output, plain] where FileManager.default.fileExists(atPath: tree.path) {
                    try FileManager.default.removeItem(at: tree)
                }
            }
        ).report(runs: runs)
    }

    private func nothingToDo(specs: URL, in folder: URL) throws {
        let output = folder.appendingPathComponent("tree")
        _ = try generate(specs, output).run()
        try Shell.run(["git", "init", "-q"], in: output)
        try Shell.run(["git", "add", "-A"], in: output)
        let author = ["-c", "user.name=benchmark", "-c", "user.email=benchmark@example.com"]
        try Shell.run(["git"] + author + ["commit", "-q", "-m", "tree"], in: output)
        try PairedRuns(
            title: "generate with nothing to do / git status in the same tree",
            target: 4,
            measured: generate(specs, output),
            yardstick: MeasuredProcess(command: ["git", "-C", output.path, "status"])
        ).report(runs: runs)
        try PairedRuns(
            title: "generate with nothing to do, all cores / one",
            target: 0.8,
            measured: generate(specs, output),
            yardstick: MeasuredProcess(command: ["taskset", "-c", "0"] + generate(specs, output).command)
        ).report(runs: runs)
        try PairedRuns(
            title: "check --skip lint / generate with nothing to do",
            target: 1,
            measured: generate(specs, output, "check", "--skip", "lint"),
            yardstick: generate(specs, output)
        ).report(runs: runs)
        try PairedRuns(
            title: "check with lint / check --skip lint",
            target: 1.5,
            measured: generate(specs, output, "check"),
            yardstick: generate(specs, output, "check", "--skip", "lint")
        ).report(runs: runs)
    }
}
