import ProjectModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The git repository around a folder, found without git.
struct WorkTree {
    /// From its root to the folder, with a slash at the end; empty for the root itself.
    let prefix: String

    /// - Returns: `nil` for a folder that isn't there, or in no repository.
    init?(around folder: String) {
        guard let full = WorkTree.resolved(folder.isEmpty ? "." : folder) else { return nil }
        let parts = full.split(separator: "/")
        let root = (0...parts.count).reversed().first { count in
            SourceFolder.exists(parts.prefix(count).map { "/" + $0 }.joined() + "/.git")
        }
        guard let root else { return nil }
        prefix = parts.dropFirst(root).map { $0 + "/" }.joined()
    }

    /// Where files of a folder are in a patch: `git apply` takes names from the root of a repository, wherever it is run, and
    /// silently skips all others.
    ///
    /// - Returns: what comes before the names; empty outside of repositories, where they are the folder's.
    static func patchPrefix(of folder: String) -> String { WorkTree(around: folder)?.prefix ?? "" }

    /// The same for who runs the command elsewhere: outside of repositories, files are called as they are seen from there.
    static func patchPath(of path: String, in folder: String) -> String {
        WorkTree(around: folder).map { $0.prefix + path } ?? TargetPackage(output: folder).display(path)
    }

    /// Without links; `nil` where nothing is there.
    static func resolved(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(validatingCString: buffer)
    }
}
