import CProcessStart

/// The sources that this command was built from.
enum BuildStamp {
    /// The version with its commit. For example: `0.1.0 (commit 5e5c50df1c2b)`.
    static var version: String {
        "\(ToolVersion.current) (\(commit.map { "commit \($0)" } ?? "built from source, commit unknown"))"
    }

    /// The commit that the Makefile passes to each build. Unknown in a plain `swift build`: SwiftPM caches the result
    /// of a manifest, including its commit, as long as the manifest's text is the same.
    private static var commit: String? { vipergen_build_commit().map { String(cString: $0) } }
}
