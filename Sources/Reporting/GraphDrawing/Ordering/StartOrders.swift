/// The orders from which crossings are reduced: in all of them, connected nodes are near each other.
struct StartOrders {
    let graph: LayeredGraph

    var orders: [LayerOrder] {
        let ascending = Array(0..<graph.count)
        let fromLeft = ascending.sorted { (graph.layerOf[$0], $0) < (graph.layerOf[$1], $1) }
        let fromRight = ascending.sorted { (-graph.layerOf[$0], $0) < (-graph.layerOf[$1], $1) }
        let none = [[Int]](repeating: [], count: graph.count)
        return [
            deep(fromLeft, graph.after, graph.before), deep(fromRight, graph.before, graph.after),
            wide(fromLeft, graph.after, graph.before), wide(fromRight, graph.before, graph.after),
            wide(fromLeft, graph.after, none), wide(fromRight, graph.before, none),
        ].map { LayerOrder(graph, ranking: $0) }
    }

    /// Returns the nodes in the order of a depth-first search.
    private func deep(_ seeds: [Int], _ first: [[Int]], _ then: [[Int]]) -> [Int] {
        var (seen, order) = ([Bool](repeating: false, count: graph.count), [Int]())
        for seed in seeds where !seen[seed] {
            var stack = [seed]
            while let node = stack.popLast() {
                if seen[node] { continue }
                seen[node] = true
                order.append(node)
                stack += (first[node] + then[node]).reversed().filter { !seen[$0] }
            }
        }
        return order
    }

    /// Returns the nodes in the order of a breadth-first search.
    private func wide(_ seeds: [Int], _ first: [[Int]], _ then: [[Int]]) -> [Int] {
        var (seen, order) = ([Bool](repeating: false, count: graph.count), [Int]())
        var position = 0
        for seed in seeds where !seen[seed] {
            seen[seed] = true
            order.append(seed)
            while position < order.count {
                for node in first[order[position]] + then[order[position]] where !seen[node] {
                    seen[node] = true
                    order.append(node)
                }
                position += 1
            }
        }
        return order
    }
}
