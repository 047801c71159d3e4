/// Blocks of nodes and bends in different layers that get the same height.
struct BlockAlignment {
    /// The representative of the block for each node or bend.
    let roots: [Int]

    /// - Parameters:
    ///   - layers: the layers in the order of alignment, each in the order in which it is filled.
    ///   - neighbours: the nodes in the previous layer that a node may be aligned with.
    init(_ layers: [[Int]], _ neighbours: [[Int]], _ count: Int, _ conflicts: AlignmentConflicts) {
        var (roots, isAligned) = (Array(0..<count), [Bool](repeating: false, count: count))
        var position = [Int](repeating: 0, count: count)
        for layer in layers {
            for (index, node) in layer.enumerated() { position[node] = index }
            var last = -1
            for node in layer {
                let sorted = neighbours[node].sorted { position[$0] < position[$1] }
                guard !sorted.isEmpty else { continue }
                for middle in (sorted.count - 1) / 2...sorted.count / 2 {
                    let other = sorted[middle]
                    guard roots[node] == node, !isAligned[other], position[other] > last,
                        !conflicts.contains(node, other)
                    else { continue }
                    roots[node] = roots[other]
                    isAligned[other] = true
                    last = position[other]
                }
            }
        }
        self.roots = roots
    }
}
