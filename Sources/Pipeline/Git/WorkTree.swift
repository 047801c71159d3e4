/// The git repository around a folder, found without git.
struct WorkTree {
    /// The path from its root to the folder, with a trailing slash; empty for the root itself.
    let prefix: String

    /// - Returns: `nil` for a folder that doesn't exist or isn't in a repository.
    init?(around folder: String) {
        guard let full = WorkTree.resolved(folder.isEmpty ? "." : folder) else { return nil }
        let parts = full.split(separator: "/")
        let root = (0...parts.count).reversed().first { count in
            SourceFolder.exists(parts.prefix(count).map { "/" + $0 }.joined() + "/.git")
        }
        guard let root else { return nil }
        prefix = parts.dropFirst(root).map { $0 + "/" }.joined()
    }

    /// Returns the prefix of a folder's files in a patch: `git apply` takes paths from the root of a repository,
    /// wherever it runs, and silently skips all others.
    ///
    /// - Returns: the prefix; empty outside of repositories, where paths are relative to the folder.
    static func patchPrefix(of folder: String) -> String { WorkTree(around: folder)?.prefix ?? "" }

    /// Returns the path for a patch made elsewhere: outside of repositories, relative to the working folder.
    static func patchPath(of path: String, in folder: String) -> String {
        WorkTree(around: folder).map { $0.prefix + path } ?? TargetPackage(output: folder).display(path)
    }

    /// Returns the path without symbolic links; `nil` if nothing is there.
    static func resolved(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(validatingCString: buffer)
    }
}
