/// Exchanges adjacent nodes if that reduces crossings.
struct Transposition {
    let graph: LayeredGraph
    /// The number of edges that may still be visited.
    private var steps = LayoutEffort.transpositionSteps

    init(graph: LayeredGraph) {
        self.graph = graph
    }

    /// - Parameter exchangesTies: true to also exchange, once, nodes for which that makes no difference; they may no
    ///   longer block others then.
    mutating func apply(to order: inout LayerOrder, exchangesTies: Bool) {
        if exchangesTies {
            for layer in order.layers.indices { _ = exchange(in: layer, &order, from: 0) }
        }
        var isDue = [Bool](repeating: true, count: order.layers.count)
        var passes = 0
        while passes < 12, steps > 0, isDue.contains(true) {
            for layer in order.layers.indices where isDue[layer] {
                isDue[layer] = exchange(in: layer, &order, from: 1)
                guard isDue[layer] else { continue }
                if layer > 0 { isDue[layer - 1] = true }
                if layer + 1 < isDue.count { isDue[layer + 1] = true }
            }
            passes += 1
        }
    }

    private mutating func exchange(in layer: Int, _ order: inout LayerOrder, from least: Int) -> Bool {
        var hasChanged = false
        guard var before = order.layers[layer].first.map({ sorted(graph.before[$0], order) }) else { return false }
        var after = sorted(graph.after[order.layers[layer][0]], order)
        for index in order.layers[layer].indices.dropLast() where steps > 0 {
            let next = order.layers[layer][index + 1]
            let (nextBefore, nextAfter) = (sorted(graph.before[next], order), sorted(graph.after[next], order))
            steps -= 4 + nextBefore.count + nextAfter.count
            let gain = gain(before, nextBefore) + gain(after, nextAfter)
            if gain >= least {
                order.swap(index, in: layer)
                hasChanged = true
            } else {
                (before, after) = (nextBefore, nextAfter)
            }
        }
        return hasChanged
    }

    private func sorted(_ nodes: [Int], _ order: LayerOrder) -> [Int] {
        if nodes.count < 2 { return nodes.isEmpty ? nodes : [order.position[nodes[0]]] }
        return nodes.map { order.position[$0] }.sorted()
    }

    /// Returns the number of crossings removed by exchanging the two nodes with these neighbours.
    private func gain(_ one: [Int], _ next: [Int]) -> Int {
        var (gain, below, equal) = (0, 0, 0)
        for position in one {
            while below < next.count, next[below] < position { below += 1 }
            equal = max(equal, below)
            while equal < next.count, next[equal] <= position { equal += 1 }
            // Edges of the next node that end above cross this one now, those that end below would then.
            gain += below - (next.count - equal)
        }
        return gain
    }
}
