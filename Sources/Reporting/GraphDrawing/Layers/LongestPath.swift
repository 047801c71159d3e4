extension DirectedGraph {
    /// The layer of each node in a graph without cycles: one after the last of its predecessors.
    var longestPathLayers: [Int] {
        var (layers, left) = ([Int](repeating: 0, count: count), inDegrees)
        var queue = (0..<count).filter { left[$0] == 0 }
        var position = 0
        while position < queue.count {
            let node = queue[position]
            for next in successors(of: node) {
                layers[next] = max(layers[next], layers[node] + 1)
                left[next] -= 1
                if left[next] == 0 { queue.append(next) }
            }
            position += 1
        }
        return layers
    }

    /// Returns the total number of layers that edges span.
    func span(of layers: [Int]) -> Int {
        edges.reduce(0) { $0 + layers[$1.to] - layers[$1.from] }
    }
}
