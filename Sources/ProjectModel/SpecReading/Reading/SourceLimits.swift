/// Limits for reading folders of sources. Exceeding one is reported; nothing is cut silently.
public struct SourceLimits: Sendable {
    /// The largest number of files of the wanted kinds in a folder and its subfolders.
    public var files = 100_000
    /// The largest number of files and folders of any kind that are looked at.
    public var entries = 1_000_000
    /// The largest depth of nested folders.
    public var depth = 64
    /// The largest size of a file, in bytes: 16 MiB.
    public var bytes = 16 << 20

    public init() {}
}
