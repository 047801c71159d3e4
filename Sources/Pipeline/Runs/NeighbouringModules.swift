import MockGeneration
import Parallelism
import SpecReading

/// Modules that sources import and that lie in folders of their names beside them: `Sources/Core`, of `Sources/Recipes` that
/// imports it.
struct NeighbouringModules {
    let folders: [String]

    init(of sources: [[UInt8]], in paths: [String]) {
        let modules = sources.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1)) }
        let paths = paths.map(PathText.normalised)
        let around = Set(paths.flatMap(Self.foldersAround)).sorted()
        folders = around.flatMap { folder in
            modules.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
        }.filter { folder in
            guard case .folder = FileSystem.kind(of: folder) else { return false }
            return !paths.contains { "\($0)/".hasPrefix("\(folder)/") || "\(folder)/".hasPrefix("\($0)/") }
        }
    }

    /// Files that can't be read are left out: what they declare is told as missing.
    func sources() -> [MockSource] {
        SwiftSources.read(folders, jobs: Parallel.cores).sources.map {
            MockSource(path: $0.path, name: $0.name, bytes: $0.bytes, isOfOtherModule: true)
        }
    }

    /// From the next one up to that of the package: of `App/Sources/Recipes`, `App/Sources` and `App`, where `Package.swift` is.
    private static func foldersAround(_ path: String) -> [String] {
        let parts = path.split(separator: "/").filter { $0 != "." }
        let root = path.hasPrefix("/") ? "/" : ""
        let folders = parts.indices.reversed().map { root + parts[..<$0].joined(separator: "/") }
        let package = folders.firstIndex { folder in
            FileSystem.kind(of: folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift") == .file
        }
        return package.map { Array(folders[...$0]) } ?? folders
    }

    /// Names behind `import` at the beginning of a line, whatever stands before it but a comment.
    private static func imports(of source: [UInt8]) -> Set<String> {
        let lines = source.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.reduce(into: []) { names, line in
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard let word = words.firstIndex(of: "import"), word + 1 < words.count,
                words[..<word].allSatisfy({ $0.first?.isLetter == true || $0.first == "@" })
            else { return }
            let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            guard let path = words[(word + 1)...].first(where: { !kinds.contains(String($0)) }) else { return }
            names.insert(String(path.prefix { $0 != "." && $0 != ";" }))
        }
    }
}
