/// A layout of one connected component in layers from left to right, after Sugiyama, Tagawa and Toda.
struct LayeredLayout {
    let nodes: [LayoutGraph.Node]
    let spacing: LayoutSpacing
    let layered: LayeredGraph
    /// The graph without cycles, with the chains of `layered`.
    let forward: DirectedGraph
    let order: LayerOrder
    let crossings: Int

    init(_ graph: DirectedGraph, nodes: [LayoutGraph.Node], starts: [Int], spacing: LayoutSpacing) {
        let candidates = LayeredLayout.candidates(graph, starts)
        var chosen = candidates[0]
        var reduction = CrossingReduction(chosen.layered)
        for candidate in candidates.dropFirst() {
            let other = CrossingReduction(candidate.layered)
            if other.crossings < reduction.crossings { (chosen, reduction) = (candidate, other) }
        }
        self.nodes = nodes
        self.spacing = spacing
        (forward, layered) = (chosen.forward, chosen.layered)
        (order, crossings) = (reduction.best, reduction.crossings)
    }

    /// Returns the ways to break cycles whose edges are not much longer than those of the best one.
    private static func candidates(
        _ graph: DirectedGraph,
        _ starts: [Int]
    ) -> [(forward: DirectedGraph, layered: LayeredGraph)] {
        let layouts = CycleRemoval(graph: graph, starts: starts).orders.map { order in
            let forward = graph.acyclic(by: order)
            let layers = layers(of: forward)
            return (forward: forward, layers: layers, span: forward.span(of: layers))
        }
        let shortest = layouts.map(\.span).min() ?? 0
        return layouts.filter { $0.span <= 4 * shortest }.map {
            (forward: $0.forward, layered: LayeredGraph($0.forward, layers: $0.layers))
        }
    }

    private static func layers(of graph: DirectedGraph) -> [Int] {
        guard graph.count + graph.edges.count <= LayoutEffort.simplexLimit else { return graph.longestPathLayers }
        var simplex = NetworkSimplex(graph)
        return simplex.layers()
    }
}
