#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The files in folders of the target package, by their paths relative to it.
///
/// For example: `PackageFolder(path: "Examples/Kitchen").files(in: "Sources/Recipes").paths`.
public struct PackageFolder: Sendable {
    private static let deepest = 64
    private static let largestFile = 1 << 24

    private let path: String

    public init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// All files in a folder and in those inside it, in the order of their names. Links aren't followed, names that begin with a dot are left alone, and
    /// what isn't there has no files.
    ///
    /// - Parameter others: Folders that are left out, wherever they lie.
    /// - Returns: the files, and the folders that can't be read.
    public func files(in folder: String, leavingOut others: Set<String> = []) -> (paths: [String], unreadable: [String])
    {
        var found: (paths: [String], unreadable: [String]) = ([], [])
        if FileSystem.kindAndLink(of: disk(folder))?.isLink == false { add(folder, depth: 0, others, to: &found) }
        return found
    }

    /// The bytes of a file; `nil` when it can't be read, or is larger than 16 MiB.
    public func bytes(of file: String) -> [UInt8]? {
        let bytes = FileSystem.bytes(of: disk(file), upTo: PackageFolder.largestFile + 1)
        return bytes.flatMap { $0.count > PackageFolder.largestFile ? nil : $0 }
    }

    private func add(
        _ folder: String,
        depth: Int,
        _ others: Set<String>,
        to found: inout (paths: [String], unreadable: [String])
    ) {
        guard depth < PackageFolder.deepest else { return }
        guard let entries = FileSystem.entries(in: disk(folder)) else {
            found.unreadable.append(disk(folder))
            return
        }
        for (name, kind) in entries where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            switch kind {
            case .file: found.paths.append(path)
            case .folder where !others.contains(path): add(path, depth: depth + 1, others, to: &found)
            default: break
            }
        }
    }

    private func disk(_ relative: String) -> String { path == "." || path.isEmpty ? relative : "\(path)/\(relative)" }
}

extension FileSystem {
    /// The entries of a folder, sorted by name. A link is neither file nor folder.
    fileprivate static func entries(in path: String) -> [(name: String, kind: Kind)]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var entries: [(name: String, kind: Kind)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." {
                entries.append((name, kind(of: entry.pointee.d_type, at: "\(path)/\(name)")))
            }
        }
        return entries.sorted { $0.name.precedesInBytes($1.name) }
    }

    /// Some disks don't say at once what an entry is.
    private static func kind(of type: UInt8, at path: @autoclosure () -> String) -> Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_UNKNOWN):
            guard let (kind, isLink) = kindAndLink(of: path()), !isLink else { return .other }
            return kind
        default: return .other
        }
    }
}
