/// The folder of a manifest, for paths that are written in that.
struct ManifestFolder: Sendable {
    /// Relative to the app's folder; empty for that itself.
    let path: String

    init(_ path: String) { self.path = path }

    /// - Parameter manifest: the path of a file in it.
    init(of manifest: String) { path = manifest.split(separator: "/").dropLast().joined(separator: "/") }

    /// What is written there, relative to the app's folder: `.` for that itself; `nil` for what lies outside.
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
