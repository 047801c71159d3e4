/// The Swift sources at given paths: files, and folders with everything in them.
///
/// For example: `SwiftSources.read(["Sources/KitchenCore"], jobs: 4).sources`.
public enum SwiftSources {
    /// A file with its bytes.
    public struct Source: Sendable {
        public var path: String
        /// The path from the named folder: `KitchenCore/Services/ActivityLogger.swift`, wherever that folder is.
        public var name: String
        public var bytes: [UInt8]
    }

    /// Reads each file once, in the order of the paths, and sorted by name within a folder.
    public static func read(_ paths: [String], jobs: Int) -> (sources: [Source], diagnostics: [Diagnostic]) {
        var found = Search()
        for path in paths { found.add(path) }
        let results = Parallel.map(Parallel.chunks(of: found.files), jobs: jobs) { files in
            files.map { ($0, SourceBytes.read($0.path)) }
        }
        var sources: [Source] = []
        var diagnostics = found.diagnostics
        for (file, bytes) in results.flatMap(\.self) {
            switch bytes {
            case .success(let bytes): sources.append(Source(path: file.path, name: file.name, bytes: bytes))
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            }
        }
        return (sources, diagnostics)
    }

    private struct Search {
        var files: [SourceWalk.File] = []
        var diagnostics: [Diagnostic] = []
        private var seen: Set<String> = []

        mutating func add(_ path: String) {
            switch FileSystem.kind(of: path) {
            case .folder:
                let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
                var walk = SourceWalk(.sources(endings: ["swift"]))
                walk.visit(folder)
                diagnostics += walk.diagnostics
                let top = lastComponent(of: folder)
                for file in walk.files { addFile(file.path, named: top.isEmpty ? file.name : "\(top)/\(file.name)") }
            case .file: addFile(path, named: lastComponent(of: path))
            case .other: diagnostics.append(.notAFile(path))
            case nil: diagnostics.append(.cannotRead(path, errno))
            }
        }

        /// Returns the last component; empty for a path of dots, which says nothing about a file's place.
        private func lastComponent(of path: String) -> String {
            path.split(separator: "/").last.map(String.init).flatMap { [".", ".."].contains($0) ? nil : $0 } ?? ""
        }

        private mutating func addFile(_ path: String, named name: String) {
            if seen.insert(FileSystem.resolved(path) ?? path).inserted {
                files.append(SourceWalk.File(path: path, name: name))
            }
        }
    }
}
