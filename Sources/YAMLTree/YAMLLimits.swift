/// Limits on the size of a file, so that a hostile one costs little.
public struct YAMLLimits: Hashable, Sendable {
    /// The upper bound of `depth`: recursion over a tree must not run out of stack.
    public static let deepest = 1_000

    /// The depth of nested collections, including those behind aliases.
    public var depth: Int { didSet { depth = min(depth, Self.deepest) } }
    /// The number of nodes in a file, including those behind aliases.
    public var nodes: Int
    /// The number of bytes in a file.
    public var bytes: Int

    public init(depth: Int = 64, nodes: Int = 200_000, bytes: Int = 4 << 20) {
        self.depth = min(depth, Self.deepest)
        self.nodes = nodes
        self.bytes = bytes
    }

    /// The default limits: 64 levels, 200,000 nodes, 4 MiB.
    public static let `default` = YAMLLimits()
}
