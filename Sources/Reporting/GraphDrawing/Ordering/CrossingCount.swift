extension LayeredGraph {
    /// Returns the number of crossings in an order of the layers. Edges that end at the same node don't cross there.
    func crossings(in order: LayerOrder) -> Int {
        order.layers.indices.dropFirst().reduce(0) { $0 + crossings(before: $1, in: order) }
    }

    /// Returns the number of crossings between a layer and the previous one, counted with a tree of sums.
    private func crossings(before layer: Int, in order: LayerOrder) -> Int {
        var sums = [Int](repeating: 0, count: order.layers[layer - 1].count + 1)
        var (total, crossings) = (0, 0)
        for node in order.layers[layer] {
            for other in before[node] {
                // How many of the edges so far end above the other end, or at it.
                var (index, reached) = (order.position[other] + 1, 0)
                while index > 0 {
                    reached += sums[index]
                    index &= index - 1
                }
                crossings += total - reached
            }
            for other in before[node] {
                var index = order.position[other] + 1
                while index < sums.count {
                    sums[index] += 1
                    index += index & -index
                }
                total += 1
            }
        }
        return crossings
    }
}
