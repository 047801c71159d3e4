/// The components of a graph below each other, followed by nodes without edges side by side.
struct LayoutSheet {
    private let spacing: LayoutSpacing
    private var frames: [GraphLayout.Frame]
    private var paths: [LayoutGraph.Edge: [GraphLayout.Point]] = [:]
    private var width = 0
    private var height = 0
    private var crossings = 0
    /// The place of the next node without edges.
    private var corner: GraphLayout.Point?
    private var rowHeight = 0

    init(nodeCount: Int, spacing: LayoutSpacing) {
        self.spacing = spacing
        frames = [GraphLayout.Frame](repeating: GraphLayout.Frame(), count: nodeCount)
    }

    mutating func add(_ part: (drawing: PartLayout, crossings: Int), _ nodes: [Int]) {
        let top = height == 0 ? 0 : height + spacing.components
        for (node, frame) in zip(nodes, part.drawing.frames) {
            frames[node] = frame
            frames[node].y += top
        }
        for (edge, points) in part.drawing.paths {
            let key = LayoutGraph.Edge(from: nodes[edge.from], to: nodes[edge.to])
            paths[key] = points.map { GraphLayout.Point(x: $0.x, y: $0.y + top) }
        }
        width = max(width, part.drawing.width)
        height = top + part.drawing.height
        crossings += part.crossings
    }

    mutating func add(_ node: LayoutGraph.Node, _ index: Int) {
        var place = corner ?? GraphLayout.Point(x: 0, y: height == 0 ? 0 : height + spacing.components)
        if place.x > 0, place.x + node.width > max(width, 960) {
            place = GraphLayout.Point(x: 0, y: place.y + rowHeight + spacing.nodes)
            rowHeight = 0
        }
        frames[index] = GraphLayout.Frame(x: place.x, y: place.y, width: node.width, height: node.height)
        rowHeight = max(rowHeight, node.height)
        width = max(width, place.x + node.width)
        height = max(height, place.y + node.height)
        corner = GraphLayout.Point(x: place.x + node.width + spacing.nodes, y: place.y)
    }

    func layout(of edges: [LayoutGraph.Edge]) -> GraphLayout {
        let drawn = edges.map { edge -> [GraphLayout.Point] in
            if let path = paths[edge] { return path }
            return paths[LayoutGraph.Edge(from: edge.to, to: edge.from)].map { $0.reversed() } ?? []
        }
        return GraphLayout(frames: frames, paths: drawn, width: width, height: height, crossings: crossings)
    }
}
