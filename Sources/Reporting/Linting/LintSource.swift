/// A file of the target package with its contents.
public struct LintSource: Sendable {
    /// The path relative to the target package.
    public var path: String
    public var bytes: [UInt8]
}
