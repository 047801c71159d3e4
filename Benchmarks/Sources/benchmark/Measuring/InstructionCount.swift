import Foundation

/// How many instructions a command takes on one core, which nothing else on the machine changes; where there is valgrind.
struct InstructionCount {
    var command: [String]

    static var isAvailable: Bool {
        (try? Shell.output(of: ["valgrind", "--version"], in: FileManager.default.temporaryDirectory)) != nil
    }

    /// - Throws: when the command fails.
    func run() throws -> Int {
        let valgrind = ["taskset", "-c", "0", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        // Here, so that a path of the command may be relative.
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let text = try Shell.output(of: valgrind + command, in: here)
        let line = text.split(separator: "\n").last { $0.contains("Collected") }
        guard let count = line?.split(separator: ":").last.flatMap({ Int($0.trimmingCharacters(in: .whitespaces)) })
        else {
            throw Failure("valgrind counted nothing:\n\(text)")
        }
        return count
    }
}
