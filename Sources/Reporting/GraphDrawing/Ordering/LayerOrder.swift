/// The order of nodes and bends in each layer, from top to bottom.
struct LayerOrder {
    var layers: [[Int]]
    /// The position of each node or bend in its layer.
    var position: [Int]

    init(_ graph: LayeredGraph, ranking: [Int]) {
        layers = [[Int]](repeating: [], count: graph.layerCount)
        position = [Int](repeating: 0, count: graph.count)
        for node in ranking { layers[graph.layerOf[node]].append(node) }
        for layer in layers.indices { renumber(layer) }
    }

    mutating func set(_ nodes: [Int], in layer: Int) {
        layers[layer] = nodes
        renumber(layer)
    }

    mutating func swap(_ index: Int, in layer: Int) {
        layers[layer].swapAt(index, index + 1)
        position[layers[layer][index]] = index
        position[layers[layer][index + 1]] = index + 1
    }

    private mutating func renumber(_ layer: Int) {
        for (index, node) in layers[layer].enumerated() { position[node] = index }
    }
}
