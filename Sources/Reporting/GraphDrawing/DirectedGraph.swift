/// A graph of the nodes 0, 1, 2 …, without edges from a node to itself.
struct DirectedGraph {
    let count: Int
    let edges: [LayoutGraph.Edge]
    /// The positions of each node's edges.
    let incident: [[Int]]

    init(count: Int, edges: [LayoutGraph.Edge]) {
        self.count = count
        self.edges = edges
        var incident = [[Int]](repeating: [], count: count)
        for (index, edge) in edges.enumerated() {
            incident[edge.from].append(index)
            incident[edge.to].append(index)
        }
        self.incident = incident
    }

    func successors(of node: Int) -> [Int] {
        incident[node].compactMap { edges[$0].from == node ? edges[$0].to : nil }
    }

    /// The number of edges that end at each node.
    var inDegrees: [Int] {
        edges.reduce(into: [Int](repeating: 0, count: count)) { $0[$1.to] += 1 }
    }

    /// Returns an acyclic graph with one edge per pair of connected nodes, from the node that is first in `order` to
    /// the other.
    func acyclic(by order: [Int]) -> DirectedGraph {
        var rank = [Int](repeating: 0, count: count)
        for (position, node) in order.enumerated() { rank[node] = position }
        var seen: Set<LayoutGraph.Edge> = []
        var kept: [LayoutGraph.Edge] = []
        for edge in edges {
            let forward =
                rank[edge.from] < rank[edge.to] ? edge : LayoutGraph.Edge(from: edge.to, to: edge.from)
            if seen.insert(forward).inserted { kept.append(forward) }
        }
        return DirectedGraph(count: count, edges: kept)
    }
}
