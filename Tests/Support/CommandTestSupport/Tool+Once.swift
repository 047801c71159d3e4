import Basics
import Foundation
public import TestSupport

extension Tool {
    /// Runs a command that many tests begin with: once for all whose folders have the same files.
    ///
    /// For example: `try await Tool.vipergenOnce("generate", in: folder)`.
    public static func vipergenOnce(_ words: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await PreparedFolders.run(words, in: folder)
    }

    /// Runs a command that only reads the sample: once for all tests that look at what it prints.
    public static func vipergenOfSample(_ words: [String]) async throws -> ToolRun {
        if let run = runsOfSample.withLock({ $0[words] }) { return run }
        let run = try await vipergen(words)
        runsOfSample.withLock { $0[words] = run }
        return run
    }

    private static let runsOfSample = Locked<[[String]: ToolRun]>([:])
}

/// What commands make of folders' files.
private enum PreparedFolders {
    private struct Start: Hashable {
        let words: [String]
        let files: [String: Data]
    }

    private struct Outcome: Sendable {
        let run: ToolRun
        let files: [String: Data]
    }

    private static let outcomes = Locked<[Start: Outcome]>([:])

    static func run(_ words: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        let start = Start(words: words, files: try FileTree.read(folder.url))
        if let outcome = outcomes.withLock({ $0[start] }) {
            try replace(start.files, by: outcome.files, in: folder)
            return outcome.run
        }
        let run = try await Tool.vipergen(words, in: folder.url)
        let outcome = Outcome(run: run, files: try FileTree.read(folder.url))
        outcomes.withLock { $0[start] = outcome }
        return run
    }

    private static func replace(_ old: [String: Data], by new: [String: Data], in folder: TemporaryFolder) throws {
        for path in old.keys where new[path] == nil {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        }
        for (path, contents) in new where old[path] != contents { try folder.write(Array(contents), to: path) }
    }
}
