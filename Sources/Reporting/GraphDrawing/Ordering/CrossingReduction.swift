/// Orders the layers so that few edges cross: sorts each by the places of its neighbours, then exchanges pairs if that
/// helps.
struct CrossingReduction {
    /// The place of a node, computed from those of its neighbours.
    enum Measure: CaseIterable {
        case median
        case barycentre
    }

    let graph: LayeredGraph
    private(set) var best: LayerOrder
    private(set) var crossings: Int
    private let sweeps: Int
    private var transposition: Transposition
    private var sifting: Sifting

    init(_ graph: LayeredGraph) {
        self.graph = graph
        let starts = StartOrders(graph: graph).orders
        let size = max(graph.count + graph.edgeCount, 1)
        let sweeps = LayoutEffort.orderingSteps / size / starts.count
        self.sweeps = min(max(sweeps, 1), 24)
        transposition = Transposition(graph: graph)
        sifting = Sifting(graph: graph)
        best = starts[0]
        crossings = graph.crossings(in: best)
        var results: [(order: LayerOrder, count: Int)] = []
        // Where time is short, each start gets one measure.
        for (index, start) in starts.enumerated() where crossings > 0 {
            for measure in Measure.allCases where sweeps >= 8 || measure == Measure.allCases[index % 2] {
                results.append(swept(start, by: measure))
                keep(results[results.count - 1])
            }
        }
        for result in results.sorted(by: { $0.count < $1.count }) where crossings > 0 { sift(result) }
    }

    private mutating func keep(_ result: (order: LayerOrder, count: Int)) {
        if result.count < crossings { (best, crossings) = result }
    }

    /// Returns the best order that sorting all layers in turn leads to.
    private mutating func swept(_ start: LayerOrder, by measure: Measure) -> (order: LayerOrder, count: Int) {
        var (order, patience) = (start, LayoutEffort.patience)
        var reached = (order: start, count: graph.crossings(in: start))
        for sweep in 0..<sweeps where patience > 0 && reached.count > 0 {
            self.sweep(&order, sweep, measure)
            transposition.apply(to: &order, exchangesTies: sweep % 4 > 1)
            let count = graph.crossings(in: order)
            patience = count < reached.count ? LayoutEffort.patience : patience - 1
            if count < reached.count { reached = (order, count) }
        }
        return reached
    }

    /// Reduces crossings that depend on single nodes.
    private mutating func sift(_ result: (order: LayerOrder, count: Int)) {
        var order = result.order
        for round in 0..<sweeps {
            let gained = sifting.apply(to: &order, downward: round % 2 == 0)
            transposition.apply(to: &order, exchangesTies: true)
            keep((order, graph.crossings(in: order)))
            if gained == 0 || crossings == 0 { return }
        }
    }

    /// Sorts all layers, from left to right in every other sweep.
    private func sweep(_ order: inout LayerOrder, _ sweep: Int, _ measure: Measure) {
        let rightward = sweep % 2 == 0
        let layers = Array(order.layers.indices.dropFirst(rightward ? 1 : 0).dropLast(rightward ? 0 : 1))
        for layer in rightward ? layers : layers.reversed() {
            arrange(&order, layer, rightward ? graph.before : graph.after, measure, turnsTies: sweep % 4 > 1)
        }
    }

    /// Sorts the nodes with neighbours; the others stay in place.
    private func arrange(
        _ order: inout LayerOrder,
        _ layer: Int,
        _ neighbours: [[Int]],
        _ measure: Measure,
        turnsTies: Bool
    ) {
        let nodes = order.layers[layer]
        var (movable, slots) = ([(value: Double, tie: Int, node: Int)](), [Int]())
        for (slot, node) in nodes.enumerated() where !neighbours[node].isEmpty {
            let value = measure.value(of: neighbours[node], in: order)
            movable.append((value, turnsTies ? -slot : slot, node))
            slots.append(slot)
        }
        movable.sort { $0.value != $1.value ? $0.value < $1.value : $0.tie < $1.tie }
        var arranged = nodes
        for (slot, item) in zip(slots, movable) { arranged[slot] = item.node }
        order.set(arranged, in: layer)
    }
}

extension CrossingReduction.Measure {
    fileprivate func value(of neighbours: [Int], in order: LayerOrder) -> Double {
        if neighbours.count == 1 { return Double(order.position[neighbours[0]]) }
        var positions = neighbours.map { order.position[$0] }
        if self == .barycentre { return Double(positions.reduce(0, +)) / Double(positions.count) }
        positions.sort()
        let middle = positions.count / 2
        if positions.count % 2 == 1 { return Double(positions[middle]) }
        let (low, high) = (positions[middle - 1], positions[middle])
        let (left, right) = (low - positions[0], positions[positions.count - 1] - high)
        if left + right == 0 { return Double(low + high) / 2 }
        return Double(low * right + high * left) / Double(left + right)
    }
}
