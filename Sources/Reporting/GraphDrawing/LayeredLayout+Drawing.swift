/// The layout of a component, relative to its own upper left corner.
struct PartLayout {
    var frames: [GraphLayout.Frame]
    var paths: [LayoutGraph.Edge: [GraphLayout.Point]]
    var width: Int
    var height: Int
}

extension LayeredLayout {
    func drawing() -> PartLayout {
        let sizes = (0..<layered.count).map { layered.isBend($0) ? 0 : (nodes[$0].height + 1) / 2 * 2 }
        let centres = BrandesKopf(graph: layered, order: order, sizes: sizes, spacing: spacing).centres()
        let columns = columns(centres)
        let frames = nodes.indices.map { node in
            GraphLayout.Frame(
                x: columns[layered.layerOf[node]].left,
                y: centres[node] - nodes[node].height / 2,
                width: nodes[node].width,
                height: nodes[node].height
            )
        }
        var paths: [LayoutGraph.Edge: [GraphLayout.Point]] = [:]
        for (edge, chain) in zip(forward.edges, layered.chains) {
            paths[edge] = path(along: chain, centres, columns)
        }
        return PartLayout(
            frames: frames,
            paths: paths,
            width: columns.last?.right ?? 0,
            height: frames.map { $0.y + $0.height }.max().map { max($0, centres.max() ?? 0) } ?? 0
        )
    }

    /// Returns columns as wide as their widest node, with more space between them for edges that climb higher.
    private func columns(_ centres: [Int]) -> [(left: Int, right: Int)] {
        var (columns, left) = ([(left: Int, right: Int)](), 0)
        for layer in order.layers {
            let width = layer.map { layered.isBend($0) ? 0 : nodes[$0].width }.max() ?? 0
            columns.append((left, left + width))
            let climb = layer.flatMap { node in layered.after[node].map { abs(centres[$0] - centres[node]) } }.max()
            left += width + min(spacing.layers + (climb ?? 0) / 6, spacing.widestLayers)
        }
        return columns
    }

    /// Returns a path that is straight within each column; it only bends between columns.
    private func path(
        along chain: [Int],
        _ centres: [Int],
        _ columns: [(left: Int, right: Int)]
    ) -> [GraphLayout.Point] {
        var points: [GraphLayout.Point] = []
        for (index, node) in chain.enumerated() {
            let column = columns[layered.layerOf[node]]
            if index > 0 { points.append(GraphLayout.Point(x: column.left, y: centres[node])) }
            guard index < chain.count - 1 else { break }
            if index == 0, nodes[node].width < column.right - column.left {
                points.append(GraphLayout.Point(x: column.left + nodes[node].width, y: centres[node]))
            }
            points.append(GraphLayout.Point(x: column.right, y: centres[node]))
        }
        return points
    }
}
