extension ProjectGraph {
    /// Adds a connection to the edge between two nodes, and creates the edge if it is missing.
    mutating func add(_ way: Edge.Way?, from: Int, to: Int) {
        // Edges are added node by node, so that the one in question is among the last.
        for position in edges.indices.reversed() {
            guard edges[position].from == from else { break }
            guard edges[position].to == to else { continue }
            if let way { edges[position].ways.append(way) }
            return
        }
        edges.append(Edge(from: from, to: to, ways: way.map { [$0] } ?? []))
    }

    /// Returns the nodes that can be reached from these, including themselves.
    ///
    /// - Parameter next: the successors of each node.
    static func reached<Node: Hashable>(
        from starts: some Sequence<Node>,
        in next: [Node: some Sequence<Node>]
    ) -> Set<Node> {
        var (reached, left) = (Set(starts), Array(starts))
        while let node = left.popLast() {
            guard let others = next[node] else { continue }
            for other in others where reached.insert(other).inserted { left.append(other) }
        }
        return reached
    }

    /// The successors of each node that has some.
    var successors: [Int: [Int]] { Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) } }
}
