extension CycleRemoval {
    /// The heuristic of Eades, Lin and Smyth: sinks go last, sources first, and of the remaining nodes the one with
    /// the largest surplus of outgoing edges comes next.
    var fewestBackwards: [Int] {
        var peeling = Peeling(graph)
        var (first, last) = ([Int](), [Int]())
        while let taken = peeling.next() {
            if taken.isEnd { last.append(taken.node) } else { first.append(taken.node) }
        }
        return first + last.reversed()
    }
}

/// A graph from which nodes are removed one after the other.
private struct Peeling {
    private let graph: DirectedGraph
    private var ins: [Int]
    private var outs: [Int]
    private var isTaken: [Bool]
    /// The remaining nodes without outgoing or incoming edges, some of them already removed.
    private var ends: [Int]
    private var beginnings: [Int]
    /// The other nodes by their surplus of outgoing edges; some entries are out of date.
    private var buckets: [[Int]]
    private var highest: Int

    init(_ graph: DirectedGraph) {
        self.graph = graph
        ins = graph.inDegrees
        outs = graph.edges.reduce(into: [Int](repeating: 0, count: graph.count)) { $0[$1.from] += 1 }
        isTaken = [Bool](repeating: false, count: graph.count)
        ends = []
        beginnings = []
        buckets = [[Int]](repeating: [], count: 2 * graph.edges.count + 1)
        highest = buckets.count - 1
        for node in (0..<graph.count).reversed() { file(node) }
    }

    mutating func next() -> (node: Int, isEnd: Bool)? {
        while let node = ends.popLast() {
            if !isTaken[node] { return take(node, isEnd: true) }
        }
        while let node = beginnings.popLast() {
            if !isTaken[node] { return take(node, isEnd: false) }
        }
        while highest >= 0 {
            while let node = buckets[highest].popLast() {
                if !isTaken[node], bucket(of: node) == highest { return take(node, isEnd: false) }
            }
            highest -= 1
        }
        return nil
    }

    private func bucket(of node: Int) -> Int { outs[node] - ins[node] + graph.edges.count }

    private mutating func file(_ node: Int) {
        if outs[node] == 0 {
            ends.append(node)
        } else if ins[node] == 0 {
            beginnings.append(node)
        } else {
            buckets[bucket(of: node)].append(node)
            highest = max(highest, bucket(of: node))
        }
    }

    private mutating func take(_ node: Int, isEnd: Bool) -> (node: Int, isEnd: Bool) {
        isTaken[node] = true
        for index in graph.incident[node] {
            let edge = graph.edges[index]
            let other = edge.from == node ? edge.to : edge.from
            if isTaken[other] { continue }
            if edge.from == node { ins[other] -= 1 } else { outs[other] -= 1 }
            file(other)
        }
        return (node, isEnd)
    }
}
