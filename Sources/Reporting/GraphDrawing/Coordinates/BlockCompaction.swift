/// Places blocks as close together as allowed: first all as far up as possible, then each down to the one below it.
struct BlockCompaction {
    private struct Neighbour {
        var block: Int
        var distance: Int
    }

    private let roots: [Int]
    private var above: [[Neighbour]]
    private var below: [[Neighbour]]

    init(_ layers: [[Int]], _ alignment: BlockAlignment, _ layout: BrandesKopf) {
        roots = alignment.roots
        above = [[Neighbour]](repeating: [], count: roots.count)
        below = above
        for layer in layers {
            for (one, next) in zip(layer, layer.dropFirst()) {
                let distance = layout.separation(one, next)
                above[roots[next]].append(Neighbour(block: roots[one], distance: distance))
                below[roots[one]].append(Neighbour(block: roots[next], distance: distance))
            }
        }
    }

    /// Returns the position of each node or bend.
    func positions() -> [Int] {
        var places = [Int](repeating: 0, count: roots.count)
        let order = topologicalOrder
        for block in order {
            places[block] = above[block].map { places[$0.block] + $0.distance }.max() ?? 0
        }
        for block in order.reversed() where !below[block].isEmpty {
            let nearest = below[block].map { places[$0.block] - $0.distance }.min() ?? places[block]
            places[block] = max(places[block], nearest)
        }
        return roots.map { places[$0] }
    }

    private var topologicalOrder: [Int] {
        var left = above.map(\.count)
        var order = roots.indices.filter { roots[$0] == $0 && left[$0] == 0 }
        var position = 0
        while position < order.count {
            for neighbour in below[order[position]] {
                left[neighbour.block] -= 1
                if left[neighbour.block] == 0 { order.append(neighbour.block) }
            }
            position += 1
        }
        return order
    }
}
