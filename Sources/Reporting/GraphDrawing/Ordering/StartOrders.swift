/// Orders to start from when crossings are reduced: what is connected is near to each other in all of them.
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

    /// As a search in depth meets them.
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

    /// As a search in breadth meets them.
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
