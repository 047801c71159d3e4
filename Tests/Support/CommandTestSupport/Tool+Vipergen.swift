public import Foundation
public import TestSupport

extension Tool {
    /// Runs a command of this package, in this process where the system allows it.
    ///
    /// - Parameter folder: the command's working folder.
    public static func vipergen(_ words: String..., in folder: URL = Repository.root) async throws -> ToolRun {
        try await vipergen(words, in: folder)
    }

    public static func vipergen(_ words: [String], in folder: URL = Repository.root) async throws -> ToolRun {
        #if os(Linux)
            return try await Turns.commands.withTurn { try await CommandThread(words: words, folder: folder).run() }
        #else
            return try await vipergenProcess(words, in: folder)
        #endif
    }

    /// Runs the command as a process: for exit codes, signals, and what is inherited from it.
    public static func vipergenProcess(
        _ words: String...,
        in folder: URL = Repository.root,
        environment: [String: String] = [:]
    ) async throws -> ToolRun {
        try await vipergenProcess(words, in: folder, environment: environment)
    }

    public static func vipergenProcess(
        _ words: [String],
        in folder: URL = Repository.root,
        environment: [String: String] = [:]
    ) async throws -> ToolRun {
        try await run(Repository.vipergen.path, words, in: folder, environment: environment)
    }
}
