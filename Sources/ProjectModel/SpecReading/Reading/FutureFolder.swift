/// A folder that may not exist yet.
public struct FutureFolder {
    /// The absolute path, without links and dots.
    public let path: String

    /// - Parameter path: the path as the user wrote it. The result is `nil` if the current folder can't be found.
    public init?(_ path: String) {
        var missing: [Substring] = []
        var parts = (path.isEmpty ? "." : path).split(separator: "/")
        let isAbsolute = path.hasPrefix("/")
        while true {
            let existing = (isAbsolute ? "/" : "./") + parts.joined(separator: "/")
            if let resolved = FileSystem.resolved(existing) {
                self.path = FutureFolder.path(missing.reversed(), from: resolved)
                return
            }
            guard let last = parts.popLast() else { return nil }
            missing.append(last)
        }
    }

    /// Returns the path of `relative`, seen from the folder. `..` of a folder that doesn't exist yet is its parent.
    public func path(to relative: String) -> String {
        if relative.hasPrefix("/") { return relative }
        return FileSystem.kind(of: path) == nil
            ? Self.path(relative.split(separator: "/"), from: path) : "\(path)/\(relative)"
    }

    private static func path(_ parts: [Substring], from folder: String) -> String {
        var folders = folder.split(separator: "/")
        for part in parts where part != "." {
            if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        return "/" + folders.joined(separator: "/")
    }
}
