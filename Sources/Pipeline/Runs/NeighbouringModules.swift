/// The modules that sources import and whose folders are beside theirs: `Sources/Core` for `Sources/Recipes`, which
/// imports it.
struct NeighbouringModules {
    let folders: [String]

    init(of sources: [[UInt8]], in paths: [String]) {
        let outlines = Parallel.map(sources, jobs: Parallel.cores) { SourceOutline.scan($0) ?? .read($0) }
        let modules = Set(outlines.flatMap(\.imports).map(\.module))
        let paths = paths.map(PathText.normalised)
        let around = Set(paths.flatMap(Self.foldersAround)).sorted()
        folders = around.flatMap { folder in
            modules.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
        }.filter { folder in
            FileSystem.kind(of: folder) == .folder
                && !paths.contains { "\($0)/".hasPrefix("\(folder)/") || "\(folder)/".hasPrefix("\($0)/") }
        }
    }

    /// Reads the sources. Unreadable files are left out: their declarations are reported as missing.
    func sources() -> [MockSource] {
        SwiftSources.read(folders, jobs: Parallel.cores).sources.map { source in
            let folder = folders.first { source.path.hasPrefix("\($0)/") }
            return MockSource(
                path: source.path,
                name: source.name,
                bytes: source.bytes,
                isOfOtherModule: true,
                module: folder?.split(separator: "/").last.map(String.init)
            )
        }
    }

    /// Returns the folders around a path, from the nearest up to that of the package: for `App/Sources/Recipes`,
    /// `App/Sources` and `App`, which has `Package.swift`.
    private static func foldersAround(_ path: String) -> [String] {
        let parts = path.split(separator: "/").filter { $0 != "." }
        let root = path.hasPrefix("/") ? "/" : ""
        let folders = parts.indices.reversed().map { root + parts[..<$0].joined(separator: "/") }
        let package = folders.firstIndex { folder in
            FileSystem.kind(of: folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift") == .file
        }
        return package.map { Array(folders[...$0]) } ?? folders
    }
}
