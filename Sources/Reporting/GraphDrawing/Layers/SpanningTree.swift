/// A spanning tree of edges of length 1, with the cost of making one of them longer or shorter.
struct SpanningTree {
    let graph: DirectedGraph
    var layers: [Int]
    /// True for each edge in the tree.
    var isInTree: [Bool]
    /// The edge from each node to its parent; `nil` for the root.
    private var parentEdge: [Int?]
    /// The nodes, each after its children.
    private var postorder: [Int] = []
    /// The positions in `postorder` of all nodes below a node, as a range.
    private var lowest: [Int]
    private var position: [Int]
    /// The cut value of each edge: how much longer all edges become in total if this one becomes longer by one.
    private var cutValues: [Int]

    init(_ graph: DirectedGraph, layers: [Int]) {
        self.graph = graph
        self.layers = layers
        isInTree = [Bool](repeating: false, count: graph.edges.count)
        parentEdge = [Int?](repeating: nil, count: graph.count)
        lowest = [Int](repeating: 0, count: graph.count)
        position = lowest
        cutValues = [Int](repeating: 0, count: graph.edges.count)
        growTight()
        number()
        computeCutValues()
    }

    var mostNegativeEdge: Int? {
        var best: Int?
        for edge in cutValues.indices where isInTree[edge] && cutValues[edge] < (best.map { cutValues[$0] } ?? 0) {
            best = edge
        }
        return best
    }

    /// Returns the shortest edge that reconnects the halves of the tree in the other direction.
    func replacement(for leaving: Int) -> Int? {
        let edge = graph.edges[leaving]
        let rootIsAtTail = position[edge.from] > position[edge.to]
        let below = rootIsAtTail ? edge.to : edge.from
        var (best, shortest) = (Int?.none, Int.max)
        for (index, edge) in graph.edges.enumerated() {
            let enters =
                isBelow(edge.from, below) == rootIsAtTail && isBelow(edge.to, below) != rootIsAtTail
            if enters, slack(edge) < shortest { (best, shortest) = (index, slack(edge)) }
        }
        return best
    }

    mutating func exchange(_ leaving: Int, _ entering: Int) {
        isInTree[leaving] = false
        isInTree[entering] = true
        number()
        // Parents stand after their children.
        for node in postorder.reversed() {
            guard let index = parentEdge[node] else { continue }
            let edge = graph.edges[index]
            layers[node] = edge.from == node ? layers[edge.to] - 1 : layers[edge.from] + 1
        }
        computeCutValues()
    }

    private func slack(_ edge: LayoutGraph.Edge) -> Int { layers[edge.to] - layers[edge.from] - 1 }

    private func isBelow(_ node: Int, _ root: Int) -> Bool {
        lowest[root] <= position[node] && position[node] <= position[root]
    }

    /// Moves the connected part until the nearest edge also has length 1, and continues until all nodes are connected.
    private mutating func growTight() {
        var (inside, members) = ([Bool](repeating: false, count: graph.count), [Int]())
        func tightEdges(_ node: Int) -> [Int] {
            graph.incident[node].filter { slack(graph.edges[$0]) == 0 }
        }
        var added = [0]
        inside[0] = true
        while true {
            while let node = added.popLast() {
                members.append(node)
                for index in tightEdges(node) {
                    let edge = graph.edges[index]
                    let other = edge.from == node ? edge.to : edge.from
                    if inside[other] { continue }
                    inside[other] = true
                    isInTree[index] = true
                    added.append(other)
                }
            }
            guard members.count < graph.count else { return }
            let leading = graph.edges.filter { inside[$0.from] != inside[$0.to] }
            guard let nearest = leading.min(by: { slack($0) < slack($1) }) else { return }
            let shift = inside[nearest.from] ? slack(nearest) : -slack(nearest)
            for node in members { layers[node] += shift }
            added = members
            members = []
        }
    }

    /// Numbers the nodes from a root.
    private mutating func number() {
        postorder.removeAll(keepingCapacity: true)
        var stack = [(node: 0, next: 0)]
        parentEdge[0] = nil
        lowest[0] = 0
        while let top = stack.indices.last {
            let (node, next) = stack[top]
            guard next < graph.incident[node].count else {
                position[node] = postorder.count
                postorder.append(node)
                stack.removeLast()
                continue
            }
            stack[top].next += 1
            let index = graph.incident[node][next]
            guard isInTree[index], index != parentEdge[node] else { continue }
            let child = graph.edges[index].from == node ? graph.edges[index].to : graph.edges[index].from
            parentEdge[child] = index
            lowest[child] = postorder.count
            stack.append((child, 0))
        }
    }

    /// Computes the cut value of each edge from those of the edges below it.
    private mutating func computeCutValues() {
        for node in postorder {
            guard let up = parentEdge[node] else { continue }
            let leadsUp = graph.edges[up].from == node
            var value = 1
            for index in graph.incident[node] where index != up {
                let agrees = (graph.edges[index].from == node) == leadsUp
                value += agrees ? 1 : -1
                if isInTree[index] { value += agrees ? -cutValues[index] : cutValues[index] }
            }
            cutValues[up] = value
        }
    }
}
