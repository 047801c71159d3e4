/// Where nodes and edges are drawn, in pixels from the upper left corner.
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

        /// Whether the two have some area in common.
        public func overlaps(_ other: Frame) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }
    }

    /// In the order of the graph's nodes.
    public var frames: [Frame]
    /// In the order of the graph's edges: from the one node's border to the other's. Between two points at different heights
    /// a curve is drawn. Empty for an edge that leads from a node to itself.
    public var paths: [[Point]]
    public var width: Int
    public var height: Int
    /// How often two edges cross each other. Edges there and back count as one.
    public var crossings: Int
}
