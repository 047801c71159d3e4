/// A change to a user's file: made completely or not at all.
public struct Amendment: Hashable, Sendable {
    /// The path relative to the target package.
    public var path: String
    /// The expected contents; a file with others stays unchanged.
    public var before: [UInt8]
    public var after: [UInt8]

    public init(path: String, before: [UInt8], after: [UInt8]) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// Returns the change as a patch.
    ///
    /// - Parameter prefix: a prefix for the paths in the patch.
    public func unifiedDiff(below prefix: String) -> [UInt8] {
        UnifiedDiff.make(old: before, new: after, oldPath: prefix + path, newPath: prefix + path)
    }
}
