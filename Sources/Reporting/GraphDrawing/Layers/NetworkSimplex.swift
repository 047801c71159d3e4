/// Layers of a connected acyclic graph with the smallest total length of edges, after Gansner, Koutsofios, North and
/// Vo.
struct NetworkSimplex {
    private let graph: DirectedGraph
    private var tree: SpanningTree

    init(_ graph: DirectedGraph) {
        self.graph = graph
        tree = SpanningTree(graph, layers: graph.longestPathLayers)
    }

    /// Returns the layer of each node; the first is 0.
    mutating func layers() -> [Int] {
        var steps = 0
        while steps < LayoutEffort.simplexSteps, let leaving = tree.mostNegativeEdge {
            guard let entering = tree.replacement(for: leaving) else { break }
            tree.exchange(leaving, entering)
            steps += 3 * (graph.count + graph.edges.count)
        }
        let first = tree.layers.min() ?? 0
        return tree.layers.map { $0 - first }
    }
}
