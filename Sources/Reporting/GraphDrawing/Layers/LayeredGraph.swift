/// A graph in which each edge leads to the next layer: a longer one gets a bend in each layer between.
struct LayeredGraph {
    /// The number of nodes; positions from here on are bends.
    let nodeCount: Int
    /// The layer of each node or bend.
    private(set) var layerOf: [Int]
    /// The neighbours of each node or bend in the previous and in the next layer.
    private(set) var before: [[Int]]
    private(set) var after: [[Int]]
    let layerCount: Int
    /// The chain of each edge: its node, its bends, its other node. There are only the nodes if it would have too many
    /// bends.
    private(set) var chains: [[Int]]

    init(_ graph: DirectedGraph, layers: [Int]) {
        nodeCount = graph.count
        layerOf = layers
        before = [[Int]](repeating: [], count: graph.count)
        after = before
        layerCount = (layers.max() ?? -1) + 1
        chains = graph.edges.map { [$0.from, $0.to] }
        let span = { (edge: LayoutGraph.Edge) in layers[edge.to] - layers[edge.from] }
        let shortestFirst = graph.edges.indices.sorted {
            (span(graph.edges[$0]), $0) < (span(graph.edges[$1]), $1)
        }
        var bends = 0
        for index in shortestFirst {
            bends += span(graph.edges[index]) - 1
            if bends > LayoutEffort.bendLimit { break }
            chains[index] = bend(graph.edges[index])
        }
        for chain in chains where isBent(chain) { connect(chain) }
    }

    var count: Int { layerOf.count }
    var edgeCount: Int { after.reduce(0) { $0 + $1.count } }
    func isBend(_ node: Int) -> Bool { node >= nodeCount }

    private mutating func bend(_ edge: LayoutGraph.Edge) -> [Int] {
        var chain = [edge.from]
        for layer in layerOf[edge.from] + 1..<max(layerOf[edge.to], layerOf[edge.from] + 1) {
            chain.append(layerOf.count)
            layerOf.append(layer)
            before.append([])
            after.append([])
        }
        return chain + [edge.to]
    }

    private func isBent(_ chain: [Int]) -> Bool {
        chain.count == layerOf[chain[chain.count - 1]] - layerOf[chain[0]] + 1
    }

    private mutating func connect(_ chain: [Int]) {
        for (one, next) in zip(chain, chain.dropFirst()) {
            after[one].append(next)
            before[next].append(one)
        }
    }
}
