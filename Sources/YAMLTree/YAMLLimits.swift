/// How much a file may hold, so that a hostile one costs little.
public struct YAMLLimits: Hashable, Sendable {
    /// The deepest that `depth` can be set to: whoever walks a tree with recursion must not run out of stack.
    public static let deepest = 1_000

    /// Collections within collections, with what aliases stand for.
    public var depth: Int { didSet { depth = min(depth, Self.deepest) } }
    /// Nodes of one file, with what aliases stand for.
    public var nodes: Int
    /// Bytes of one file.
    public var bytes: Int

    public init(depth: Int = 64, nodes: Int = 200_000, bytes: Int = 4 << 20) {
        self.depth = min(depth, Self.deepest)
        self.nodes = nodes
        self.bytes = bytes
    }

    /// For example: 64 levels, 200,000 nodes, 4 MiB.
    public static let `default` = YAMLLimits()
}
