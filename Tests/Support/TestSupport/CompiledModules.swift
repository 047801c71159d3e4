import Foundation

/// The modules that this run of the tests has compiled: many tests begin with the same runtime and the same package.
actor CompiledModules {
    static let shared = CompiledModules()

    /// Goes with the process; the value itself is never released.
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vipergen-modules-\(UUID().uuidString)"
        )
        atexit { try? FileManager.default.removeItem(at: CompiledModules.folder) }
        return folder
    }()

    private var compilations: [Int: Task<ToolRun, any Error>] = [:]

    /// Compiles a module, or takes the one of an earlier compilation of the same sources in the same way.
    ///
    /// - Parameters:
    ///   - key: What the module depends on: sources, flags and the modules that it sees.
    ///   - file: Where the module belongs.
    ///   - compile: Compiles it to a file.
    func module(
        _ key: Int,
        at file: URL,
        compile: @escaping @Sendable (_ output: URL) async throws -> ToolRun
    ) async throws -> ToolRun {
        let kept = Self.folder.appendingPathComponent("\(key)/\(file.lastPathComponent)")
        if let earlier = compilations[key] {
            // What fails is compiled again, so that its messages name the files of the test that asks.
            guard try await earlier.value.succeeded else { return try await compile(file) }
        } else {
            let compilation = Task {
                try FileManager.default.createDirectory(
                    at: kept.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                return try await compile(kept)
            }
            compilations[key] = compilation
            let run = try await compilation.value
            guard run.succeeded else { return run }
        }
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.linkItem(at: kept, to: file)
        try "\(key)".write(to: file.appendingPathExtension("key"), atomically: false, encoding: .utf8)
        return ToolRun(status: 0, output: "", errors: "")
    }

    /// The keys of the modules in a folder.
    static func keys(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".key") }.sorted().map {
            $0 + (try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
    }
}
