/// Moves each node to the place in its layer where its edges to both neighbouring layers cross the fewest others.
struct Sifting {
    let graph: LayeredGraph
    /// The number of places that may still be tried.
    private var steps = LayoutEffort.siftingSteps

    init(graph: LayeredGraph) {
        self.graph = graph
    }

    /// - Returns: the number of crossings that were removed.
    mutating func apply(to order: inout LayerOrder, downward: Bool) -> Int {
        let layers = Array(order.layers.indices)
        var gained = 0
        for layer in downward ? layers : layers.reversed() where order.layers[layer].count > 1 {
            for node in order.layers[layer] where steps > 0 { gained += sift(node, layer, &order) }
        }
        return gained
    }

    private mutating func sift(_ node: Int, _ layer: Int, _ order: inout LayerOrder) -> Int {
        let (before, after) = (sorted(graph.before[node], order), sorted(graph.after[node], order))
        let start = order.position[node]
        var (best, bestChange) = (start, 0)
        for step in [-1, 1] {
            var (change, index) = (0, start + step)
            while order.layers[layer].indices.contains(index) {
                let other = order.layers[layer][index]
                change +=
                    step * rise(before, graph.before[other], order) + step * rise(after, graph.after[other], order)
                if change < bestChange { (best, bestChange) = (index, change) }
                index += step
                steps -= 1 + graph.before[other].count * before.count + graph.after[other].count * after.count
            }
        }
        guard best != start else { return 0 }
        var nodes = order.layers[layer]
        nodes.remove(at: start)
        nodes.insert(node, at: best)
        order.set(nodes, in: layer)
        return -bestChange
    }

    private func sorted(_ nodes: [Int], _ order: LayerOrder) -> [Int] { nodes.map { order.position[$0] }.sorted() }

    /// Returns the number of additional crossings if a node with the edges `own` moves from above another to below it.
    private func rise(_ own: [Int], _ others: [Int], _ order: LayerOrder) -> Int {
        var rise = 0
        for other in others {
            let position = order.position[other]
            for end in own { rise += end < position ? 1 : (end > position ? -1 : 0) }
        }
        return rise
    }
}
