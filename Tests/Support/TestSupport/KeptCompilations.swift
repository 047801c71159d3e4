import Foundation

/// What the compiler has made, for whoever calls it on the same again: most runs of the tests follow a change of few files.
///
/// They are in `.build/compiled` of the checkout, and only those that succeeded without a word. `make test-all` begins with none.
actor KeptCompilations {
    static let shared = KeptCompilations()

    /// As many as some runs of the tests make between them. What was used longest ago goes first.
    private static let most = 1500

    private let folder: URL = {
        let kept = TestExtent.isWhole ? ProcessFolder.url : Repository.root.appendingPathComponent(".build")
        let folder = kept.appendingPathComponent("compiled")
        KeptCompilations.clear(folder, upTo: KeptCompilations.most)
        return folder
    }()
    private var hashes = FileHashes()
    private var running: [String: Task<ToolRun, any Error>] = [:]

    /// Runs the compiler, unless the same call has been made before, or is being made just now.
    ///
    /// - Parameter compile: makes the call.
    func run(
        _ arguments: [String],
        in working: URL,
        compile: @escaping @Sendable () async throws -> ToolRun
    ) async throws -> ToolRun {
        guard let call = CompilerCall(arguments, in: working, &hashes) else { return try await compile() }
        if let earlier = running[call.key] { _ = await earlier.result }
        if take(call) { return ToolRun(status: 0, output: "", errors: "") }
        // Nothing is written through a link to what is kept.
        for output in call.outputs { try? FileManager.default.removeItem(at: output) }
        let compilation = Task {
            let run = try await compile()
            if run.succeeded, run.everything.isEmpty { keep(call) }
            return run
        }
        running[call.key] = compilation
        return try await compilation.value
    }

    private func entry(of call: CompilerCall) -> URL { folder.appendingPathComponent(call.key) }

    /// Links to what was made by the same call.
    private func take(_ call: CompilerCall) -> Bool {
        let files = FileManager.default
        let entry = entry(of: call)
        do {
            // Whatever was kept is in use from now on.
            try files.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
            for output in call.outputs {
                let kept = entry.appendingPathComponent(output.lastPathComponent)
                guard files.fileExists(atPath: kept.path) else { return false }
                try? files.removeItem(at: output)
                try files.createSymbolicLink(at: output, withDestinationURL: kept)
            }
            return true
        } catch {
            return false
        }
    }

    /// All of it or nothing: another process may look for it. One that can't be kept is made again.
    private func keep(_ call: CompilerCall) {
        let files = FileManager.default
        let new = folder.appendingPathComponent("new-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: new, withIntermediateDirectories: true)
            for output in call.outputs {
                try files.copyItem(at: output, to: new.appendingPathComponent(output.lastPathComponent))
            }
            try files.moveItem(at: new, to: entry(of: call))
        } catch {
            try? files.removeItem(at: new)
        }
    }

    private static func clear(_ folder: URL, upTo most: Int) {
        let files = FileManager.default
        let entries = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        guard entries.count > most else { return }
        let used = entries.map { entry in
            let date = try? files.attributesOfItem(atPath: entry.path)[.modificationDate] as? Date
            return (entry, date: date ?? .distantPast)
        }
        for (entry, _) in used.sorted(by: { $0.date < $1.date }).dropLast(most) { try? files.removeItem(at: entry) }
    }
}
