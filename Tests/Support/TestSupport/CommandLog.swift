import Foundation

/// The commands that tests have started, a line each, in the file that `COMMAND_LOG` names: `make test-times` counts them.
enum CommandLog {
    private static let path = ProcessInfo.processInfo.environment["COMMAND_LOG"]

    static func add(_ command: String) throws {
        guard let path, let file = FileHandle(forWritingAtPath: path) else { return }
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data("\(command)\n".utf8))
    }
}
