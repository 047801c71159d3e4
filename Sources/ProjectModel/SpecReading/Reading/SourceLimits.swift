/// How much of folders of sources is read; what goes beyond is told, never cut.
public struct SourceLimits: Sendable {
    /// The most files of the wanted kinds that one folder may hold, with those inside it.
    public var files = 100_000
    /// The most files and folders of whatever kind that are looked at.
    public var entries = 1_000_000
    /// How many folders may lie in each other.
    public var depth = 64
    /// The most bytes that a file may have: 16 MiB.
    public var bytes = 16 << 20

    public init() {}
}
