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
        public var bytes: [UInt8]
    }

    private static let deepest = 64
    private static let largestFile = 1 << 24

    /// Each file once, in the order of the paths and of the names in a folder.
    public static func read(_ paths: [String], jobs: Int) -> (sources: [Source], diagnostics: [Diagnostic]) {
        var found = Search()
        for path in paths { found.add(path) }
        let results = Parallel.map(Parallel.chunks(of: found.files), jobs: jobs) { paths in paths.map(read) }
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

    private static func read(_ path: String) -> Result<Source, Problem> {
        guard let bytes = FileSystem.bytes(of: path, upTo: largestFile) else {
            return .failure(Problem(diagnostic: cannotRead(path)))
        }
        return .success(Source(path: path, bytes: bytes))
    }

    private static func cannotRead(_ path: String) -> Diagnostic {
        let reason = String(cString: strerror(errno))
        return Diagnostic(.error, id: "cannot-read", at: nil, "cannot read '\(path)': \(reason)")
    }

    private struct Search {
        var files: [String] = []
        var diagnostics: [Diagnostic] = []
        private var seen: Set<String> = []

        mutating func add(_ path: String) {
            switch FileSystem.kind(of: path) {
            case .folder: addFolder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
            case .file: addFile(path)
            default: diagnostics.append(SwiftSources.cannotRead(path))
            }
        }

        private mutating func addFile(_ path: String) {
            if seen.insert(path).inserted { files.append(path) }
        }

        /// Links in a folder aren't followed: they can lead in circles.
        private mutating func addFolder(_ folder: String, depth: Int) {
            guard depth < SwiftSources.deepest else { return }
            guard let names = FileSystem.names(in: folder) else {
                return diagnostics.append(SwiftSources.cannotRead(folder))
            }
            for name in names where !name.hasPrefix(".") {
                let path = folder == "." ? name : "\(folder)/\(name)"
                if FileSystem.isLink(path) { continue }
                switch FileSystem.kind(of: path) {
                case .folder: addFolder(path, depth: depth + 1)
                case .file where name.hasSuffix(".swift"): addFile(path)
                default: break
                }
            }
        }
    }
}
