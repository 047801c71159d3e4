/// The connected components of a graph.
struct Components {
    /// The nodes of each component in ascending order; components with a start come first, then the larger ones.
    let members: [[Int]]

    init(of graph: LayoutGraph, links: [LayoutGraph.Edge]) {
        var parents = Array(graph.nodes.indices)
        for link in links {
            let (one, other) = (Components.root(of: link.from, &parents), Components.root(of: link.to, &parents))
            parents[max(one, other)] = min(one, other)
        }
        var parts: [Int: [Int]] = [:]
        for node in graph.nodes.indices { parts[Components.root(of: node, &parents), default: []].append(node) }
        let starts = Set(graph.starts)
        let keyed = parts.values.map { part in (part, hasStart: part.contains(where: starts.contains)) }
        members = keyed.sorted { one, other in
            if one.hasStart != other.hasStart { return one.hasStart }
            if one.0.count != other.0.count { return one.0.count > other.0.count }
            return one.0[0] < other.0[0]
        }.map(\.0)
    }

    private static func root(of node: Int, _ parents: inout [Int]) -> Int {
        var node = node
        while parents[node] != node {
            parents[node] = parents[parents[node]]
            node = parents[node]
        }
        return node
    }
}
