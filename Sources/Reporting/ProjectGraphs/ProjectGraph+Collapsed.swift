extension ProjectGraph {
    /// The names of the modules whose nodes can be drawn as one.
    public var collapsibleModules: [String] {
        subject == .modules ? [] : Set(nodes.filter { $0.kind != .service }.map(\.module)).sorted()
    }

    /// Returns the graph with a single node for the scenes and use cases of each of these modules.
    public func collapsing(_ modules: Set<String>) -> ProjectGraph {
        var (graph, number, collapsed) = (self, [Int](), [String: Int]())
        (graph.nodes, graph.edges) = ([], [])
        for node in nodes {
            guard modules.contains(node.module), node.kind != .service, subject != .modules else {
                number.append(graph.nodes.count)
                graph.nodes.append(node)
                continue
            }
            let position = collapsed[node.module] ?? graph.nodes.count
            number.append(position)
            if position == graph.nodes.count {
                collapsed[node.module] = position
                graph.nodes.append(Node(kind: .module, name: node.module, module: node.module, detail: "module"))
            }
            graph.nodes[position].members.append(node.name)
            if node.marks.contains(.start), graph.nodes[position].marks.isEmpty {
                graph.nodes[position].marks = [.start]
            }
        }
        graph.addEdges(of: self, numbers: number)
        return graph
    }

    private mutating func addEdges(of other: ProjectGraph, numbers: [Int]) {
        var positions: [[Int]: Int] = [:]
        for edge in other.edges {
            let (from, to) = (numbers[edge.from], numbers[edge.to])
            if from == to, edge.from != edge.to { continue }
            if let position = positions[[from, to]] {
                edges[position].ways += edge.ways
                edges[position].isInCycle = edges[position].isInCycle || edge.isInCycle
            } else {
                positions[[from, to]] = edges.count
                edges.append(edge)
                (edges[edges.count - 1].from, edges[edges.count - 1].to) = (from, to)
            }
        }
    }
}
