public import Foundation
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// A command that was run to its end.
public struct ToolRun: Sendable {
    /// The exit code; 128 and the signal's number for a killed one, as shells have it.
    public var status: Int
    public var output: String
    public var errors: String

    public init(status: Int, output: String, errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    public var succeeded: Bool { status == 0 }
    /// Both streams, for messages of failed tests.
    public var everything: String { output + errors }
}

/// Commands that tests run.
public enum Tool {
    /// Runs a command and collects what it prints, up to 16 MiB a stream, when it is its turn.
    public static func run(
        _ command: String,
        _ arguments: [String],
        in folder: URL = Repository.root,
        environment: [String: String] = [:]
    ) async throws -> ToolRun {
        guard compilers.contains(command) else {
            return try await Turns.commands.withTurn {
                try await runNow(command, arguments, in: folder, environment: environment)
            }
        }
        let compile: @Sendable () async throws -> ToolRun = {
            try await Turns.compilers.withTurn {
                try await runNow(command, thrifty(arguments), in: folder, environment: environment)
            }
        }
        guard command == "swiftc", environment.isEmpty else { return try await compile() }
        return try await KeptCompilations.shared.run(arguments, in: folder, compile: compile)
    }

    private static let compilers: Set = ["swift", "swiftc"]

    /// A package that is built once and thrown away: nobody steps through it, and one compiler for all files of a module reads
    /// what it imports once.
    private static func thrifty(_ arguments: [String]) -> [String] {
        guard let verb = arguments.first, ["build", "test", "run"].contains(verb) else { return arguments }
        let options = ["-debug-info-format", "none", "-Xswiftc", "-driver-batch-count", "-Xswiftc", "1"]
        return [verb] + options + arguments.dropFirst()
    }

    /// Whoever starts what isn't in line with all others sees to it that there aren't too many.
    static func runNow(
        _ command: String,
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:]
    ) async throws -> ToolRun {
        try CommandLog.add("\(command) \(arguments.first ?? "")")
        let overrides = Dictionary(
            uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        )
        let result = try await Subprocess.run(
            command.contains("/") ? .path(.init(command)) : .name(command),
            arguments: Arguments(arguments),
            environment: .inherit.updating(overrides),
            workingDirectory: .init(folder.path),
            output: .string(limit: 1 << 24),
            error: .string(limit: 1 << 24)
        )
        return ToolRun(
            status: status(of: result.terminationStatus),
            output: result.standardOutput,
            errors: result.standardError
        )
    }

    /// Runs a command with an output that nobody reads any more.
    public static func runWithoutReader(_ command: String, _ arguments: [String], in folder: URL) async throws
        -> ToolRun
    {
        let pipe = try FileDescriptor.pipe()
        try pipe.readEnd.close()
        let result = try await Subprocess.run(
            .path(.init(command)),
            arguments: Arguments(arguments),
            workingDirectory: .init(folder.path),
            output: .fileDescriptor(pipe.writeEnd, closeAfterSpawningProcess: true),
            error: .string(limit: 1 << 24)
        )
        return ToolRun(status: status(of: result.terminationStatus), output: "", errors: result.standardError)
    }

    private static func status(of termination: TerminationStatus) -> Int {
        switch termination {
        case .exited(let code): Int(code)
        case .signaled(let signal): 128 + Int(signal)
        }
    }
}
