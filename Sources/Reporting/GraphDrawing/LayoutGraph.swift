/// Nodes of known sizes with the edges between them, for a layout.
///
/// For example: `LayoutGraph(nodes: [.init(width: 90, height: 36)], edges: []).layout()`.
public struct LayoutGraph: Sendable {
    /// A node's size, in pixels.
    public struct Node: Hashable, Sendable {
        public var width: Int
        public var height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// An edge between two nodes, given by their positions.
    public struct Edge: Hashable, Sendable {
        public var from: Int
        public var to: Int

        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    public var nodes: [Node]
    public var edges: [Edge]
    /// The nodes from which everything else follows; they are drawn to the left if cycles leave a choice.
    public var starts: [Int]

    public init(nodes: [Node], edges: [Edge], starts: [Int] = []) {
        self.nodes = nodes
        self.edges = edges
        self.starts = starts
    }
}
