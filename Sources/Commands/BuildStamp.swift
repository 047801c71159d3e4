import CProcessStart
import ProjectModel

/// What this command was built from.
enum BuildStamp {
    /// For example: `0.1.0 (commit 5e5c50df1c2b)`.
    static var version: String {
        "\(ToolVersion.current) (\(commit.map { "commit \($0)" } ?? "built from source, commit unknown"))"
    }

    /// The Makefile passes it to each of its builds. A plain `swift build` doesn't know it: SwiftPM keeps what a manifest gave, the
    /// commit of then along with it, for as long as the manifest's text is the same.
    private static var commit: String? { vipergen_build_commit().map { String(cString: $0) } }
}
