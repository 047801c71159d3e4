/// The segments that cross a long edge between two of its bends: the long edge stays straight, and they don't.
struct AlignmentConflicts {
    private struct Pair: Hashable {
        var before: Int
        var after: Int
    }

    private var pairs: Set<Pair> = []

    init(_ graph: LayeredGraph, _ order: LayerOrder) {
        for layer in order.layers.indices.dropFirst() { search(layer, graph, order) }
    }

    func contains(_ one: Int, _ other: Int) -> Bool {
        !pairs.isEmpty
            && (pairs.contains(Pair(before: one, after: other)) || pairs.contains(Pair(before: other, after: one)))
    }

    private mutating func search(_ layer: Int, _ graph: LayeredGraph, _ order: LayerOrder) {
        let nodes = order.layers[layer]
        var (first, scanned) = (0, 0)
        for (index, node) in nodes.enumerated() {
            let inner = graph.isBend(node) ? graph.before[node].first(where: graph.isBend) : nil
            guard inner != nil || index == nodes.count - 1 else { continue }
            let last = inner.map { order.position[$0] } ?? order.layers[layer - 1].count
            for scan in nodes[scanned...index] {
                for other in graph.before[scan] {
                    let position = order.position[other]
                    let isInner = graph.isBend(other) && graph.isBend(scan)
                    if position < first || position > last, !isInner { pairs.insert(Pair(before: other, after: scan)) }
                }
            }
            scanned = index + 1
            first = last
        }
    }
}
