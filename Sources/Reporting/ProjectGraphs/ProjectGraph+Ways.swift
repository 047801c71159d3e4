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
    func reached(from starts: [Int]) -> Set<Int> {
        let next = successors
        var (reached, left) = (Set(starts), starts)
        while let node = left.popLast() {
            for other in next[node] where reached.insert(other).inserted { left.append(other) }
        }
        return reached
    }

    /// The successors of each node.
    var successors: [[Int]] {
        edges.reduce(into: [[Int]](repeating: [], count: nodes.count)) { $0[$1.from].append($1.to) }
    }
}
