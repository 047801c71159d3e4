import SpecReading

/// What this command was built from.
enum BuildStamp: ReleaseStamp {
    /// For example: `0.1.0 (commit 5e5c50df1c2b)`.
    static var version: String {
        "\(ToolVersion.current) (\(commit.map { "commit \($0)" } ?? "built from source, commit unknown"))"
    }
}

/// `make release` writes an extension of ``BuildStamp`` with a `commit` of its own, which then is the nearer one, and removes
/// it after the build. So nothing that git knows changes, and a plain build doesn't claim what it can't know.
protocol ReleaseStamp {}

extension ReleaseStamp {
    static var commit: String? { nil }
}
