/// The folder of a manifest, to resolve the paths in it.
struct ManifestFolder: Sendable {
    /// The path relative to the app's folder; empty for the app's folder itself.
    let path: String

    init(_ path: String) { self.path = path }

    /// - Parameter manifest: the path of a file in the folder.
    init(of manifest: String) { path = manifest.split(separator: "/").dropLast().joined(separator: "/") }

    /// Returns a path relative to the app's folder: `.` for that folder itself; `nil` for a path outside.
    func resolve(_ written: String) -> String? {
        if written.hasPrefix("/") { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") + written.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
