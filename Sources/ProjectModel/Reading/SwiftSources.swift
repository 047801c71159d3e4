public import Diagnostics
import Parallelism

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The Swift sources that paths name: files, and folders with all that lies in them.
///
/// For example: `SwiftSources.read(["Sources/KitchenCore"], jobs: 4).sources`.
public enum SwiftSources {
    /// A file as it was found.
    public struct Source: Sendable {
        public var path: String
        /// From the folder on that was named: `KitchenCore/Services/ActivityLogger.swift`, wherever that folder is.
        public var name: String
        public var bytes: [UInt8]
    }

    private static let deepest = 64
    private static let largestFile = 1 << 24

    /// Each file once, in the order of the paths and of the names in a folder.
    public static func read(_ paths: [String], jobs: Int) -> (sources: [Source], diagnostics: [Diagnostic]) {
        var found = Search()
        for path in paths { found.add(path) }
        let results = Parallel.map(Parallel.chunks(of: found.files), jobs: jobs) { files in files.map(read) }
        var sources: [Source] = []
        var diagnostics = found.diagnostics
        for result in results.flatMap(\.self) {
            switch result {
            case .success(let source): sources.append(source)
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            }
        }
        return (sources, diagnostics)
    }

    private struct Problem: Error {
        var diagnostic: Diagnostic
    }

    private static func read(_ file: Search.File) -> Result<Source, Problem> {
        guard let bytes = FileSystem.bytes(of: file.path, upTo: largestFile) else {
            return .failure(Problem(diagnostic: cannotRead(file.path)))
        }
        return .success(Source(path: file.path, name: file.name, bytes: bytes))
    }

    private static func cannotRead(_ path: String) -> Diagnostic {
        let reason = String(cString: strerror(errno))
        return Diagnostic(.error, id: "cannot-read", at: nil, "cannot read '\(path)': \(reason)")
    }

    private struct Search {
        struct File: Sendable {
            var path: String
            var name: String
        }

        var files: [File] = []
        var diagnostics: [Diagnostic] = []
        private var seen: Set<String> = []

        mutating func add(_ path: String) {
            switch FileSystem.kind(of: path) {
            case .folder:
                let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
                addFolder(folder, named: lastComponent(of: folder), depth: 0)
            case .file: addFile(path, named: lastComponent(of: path))
            default: diagnostics.append(SwiftSources.cannotRead(path))
            }
        }

        /// Nothing of a path that is only dots says where a file lies.
        private func lastComponent(of path: String) -> String {
            path.split(separator: "/").last.map(String.init).flatMap { [".", ".."].contains($0) ? nil : $0 } ?? ""
        }

        private mutating func addFile(_ path: String, named name: String) {
            if seen.insert(FileSystem.resolved(path) ?? path).inserted { files.append(File(path: path, name: name)) }
        }

        /// Links in a folder aren't followed: they can lead in circles.
        private mutating func addFolder(_ folder: String, named folderName: String, depth: Int) {
            guard depth < SwiftSources.deepest else { return }
            guard let names = FileSystem.names(in: folder) else {
                return diagnostics.append(SwiftSources.cannotRead(folder))
            }
            for name in names where !name.hasPrefix(".") {
                let path = folder == "." ? name : "\(folder)/\(name)"
                if FileSystem.isLink(path) { continue }
                let longName = folderName.isEmpty ? name : "\(folderName)/\(name)"
                switch FileSystem.kind(of: path) {
                case .folder: addFolder(path, named: longName, depth: depth + 1)
                case .file where name.hasSuffix(".swift"): addFile(path, named: longName)
                default: break
                }
            }
        }
    }
}
