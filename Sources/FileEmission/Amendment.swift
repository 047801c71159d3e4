/// A change to a file that the user owns: whole, or not at all.
public struct Amendment: Hashable, Sendable {
    /// Relative to the target package.
    public var path: String
    /// What the file holds now; with anything else in it, it is left alone.
    public var before: [UInt8]
    public var after: [UInt8]

    public init(path: String, before: [UInt8], after: [UInt8]) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// The change as a patch.
    ///
    /// - Parameter prefix: what comes before the path in it.
    public func unifiedDiff(below prefix: String) -> [UInt8] {
        UnifiedDiff.make(old: before, new: after, oldPath: prefix + path, newPath: prefix + path)
    }
}
