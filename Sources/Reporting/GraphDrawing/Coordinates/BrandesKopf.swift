/// The height of each node and bend in its layer, after Brandes and Köpf: the mean of the middle two of four layouts,
/// in which neighbours are aligned as far as possible, upwards and downwards, from the left and from the right.
///
/// It only adds and halves whole numbers, so that the result is the same everywhere.
struct BrandesKopf {
    let graph: LayeredGraph
    let order: LayerOrder
    /// The size of each node or bend; all are even.
    let sizes: [Int]
    let spacing: LayoutSpacing

    /// Returns the centres; the topmost border is at 0.
    func centres() -> [Int] {
        let conflicts = AlignmentConflicts(graph, order)
        var layouts: [[Int]] = []
        for rightward in [true, false] {
            for downward in [true, false] {
                var layers = rightward ? order.layers : order.layers.reversed()
                if !downward { layers = layers.map { $0.reversed() } }
                let alignment = BlockAlignment(
                    layers,
                    rightward ? graph.before : graph.after,
                    graph.count,
                    conflicts
                )
                let compacted = BlockCompaction(layers, alignment, self).positions()
                layouts.append(downward ? compacted : compacted.map { -$0 })
            }
        }
        return balanced(layouts)
    }

    func separation(_ one: Int, _ other: Int) -> Int {
        let gap =
            switch (graph.isBend(one), graph.isBend(other)) {
            case (true, true): spacing.edges
            case (false, false): spacing.nodes
            default: spacing.edgeAndNode
            }
        return (sizes[one] + sizes[other]) / 2 + gap
    }

    /// Moves all layouts to the narrowest one, downward ones by their upper border, the others by their lower one.
    private func balanced(_ layouts: [[Int]]) -> [Int] {
        let borders = layouts.map { self.borders($0) }
        let narrowest = borders.indices.min { borders[$0].height < borders[$1].height } ?? 0
        let target = borders[narrowest]
        let moved = layouts.enumerated().map { index, layout in
            let delta = index % 2 == 0 ? target.top - borders[index].top : target.bottom - borders[index].bottom
            return layout.map { $0 + delta }
        }
        let means = (0..<graph.count).map { node in
            let sorted = moved.map { $0[node] }.sorted()
            return (sorted[1] + sorted[2]) >> 1
        }
        let top = self.borders(means).top
        return means.map { $0 - top }
    }

    private func borders(_ layout: [Int]) -> (top: Int, bottom: Int, height: Int) {
        var (top, bottom) = (Int.max, Int.min)
        for (node, centre) in layout.enumerated() {
            top = min(top, centre - sizes[node] / 2)
            bottom = max(bottom, centre + sizes[node] / 2)
        }
        return (top, bottom, bottom - top)
    }
}
