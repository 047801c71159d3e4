/// A file of the target package, as it was read.
public struct LintSource: Sendable {
    /// Relative to the target package.
    public var path: String
    public var bytes: [UInt8]
}
