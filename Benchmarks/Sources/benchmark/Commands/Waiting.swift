import ArgumentParser
import Foundation

/// `benchmark waiting`: instructions of what people wait for, which other work on the machine doesn't change.
struct Waiting: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Instructions of moves, renamings, checks and reports.")

    @Option(help: "The vipergen to measure.") var vipergen = ".build-release/release/vipergen"
    @Option(help: "Scenes of the smallest project; the others have twice and four times as many.") var scenes = 250

    func run() throws {
        guard InstructionCount.isAvailable else { throw Failure("there is no valgrind, which counts instructions") }
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (small, middle, large) = (folder.appending("1"), folder.appending("2"), folder.appending("4"))
        for (place, size) in [(small, scenes), (middle, scenes * 2), (large, scenes * 4)] {
            try Workload(scenes: size, modules: max(2, size / 50)).write(to: place.appending("specs"), runtime: "../..")
        }
        let first = try count(["generate"], in: middle)
        for place in [small, large] { _ = try MeasuredProcess(command: command(["generate"], in: place)).run() }
        let nothing = try count(["generate"], in: middle)
        for change in [
            ["rename", "scene", "Screen7", "Basket"], ["move", "scene", "Screen2", "--module", "Feature1"],
        ] {
            let instructions = try count(change + ["--yes"], in: middle)
            report("\(change[0]) / first generate, \(scenes * 2) scenes", instructions, first, target: 1.5)
            report("\(change[0]) / generate with nothing to do", instructions, nothing, target: nil)
        }
        for name in ["lint", "report"] {
            let (one, four) = (try count([name], in: small), try count([name], in: large))
            report("\(name), \(scenes * 4) scenes / \(scenes)", four, one, target: 4.2)
        }
        let (check, generate) = (try count(["check"], in: large), try count(["generate"], in: large))
        report("check / generate with nothing to do, \(scenes * 4) scenes", check, generate, target: 1.3)
    }

    private func count(_ arguments: [String], in folder: URL) throws -> Int {
        try InstructionCount(command: command(arguments, in: folder)).run()
    }

    private func command(_ arguments: [String], in folder: URL) -> [String] {
        let folders = ["--specs", folder.appending("specs").path, "--output", folder.appending("package").path]
        return [vipergen] + arguments + folders
    }

    private func report(_ title: String, _ measured: Int, _ yardstick: Int, target: Double?) {
        let ratio = (Double(measured) / Double(yardstick) * 100).rounded() / 100
        print("\(title): \(ratio)\(target.map { "   target: at most \($0)" } ?? "")")
    }
}

extension URL {
    fileprivate func appending(_ name: String) -> URL { appendingPathComponent(name) }
}
