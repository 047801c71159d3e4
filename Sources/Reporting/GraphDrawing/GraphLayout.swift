/// The places of nodes and edges, in pixels from the upper left corner.
public struct GraphLayout: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var x: Int
        public var y: Int
    }

    /// The place of a node.
    public struct Frame: Hashable, Sendable {
        public var x = 0
        public var y = 0
        public var width = 0
        public var height = 0

        public var centre: Point { Point(x: x + width / 2, y: y + height / 2) }

        /// Returns true if both have some area in common.
        public func overlaps(_ other: Frame) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }
    }

    /// The frames of the nodes, in the order of the graph.
    public var frames: [Frame]
    /// The paths of the edges, in the order of the graph, from one node's border to the other's. Points at different
    /// heights are connected by a curve. The path is empty for an edge from a node to itself.
    public var paths: [[Point]]
    public var width: Int
    public var height: Int
    /// The number of crossings between edges. Two edges in opposite directions count as one.
    public var crossings: Int
}
