extension ProjectGraph {
    /// An edge as drawn: edges in opposite directions are one arrow.
    struct Arrow {
        var edge: Edge
        /// The position of the edge.
        var index: Int
        /// The position of the opposite edge, if there is one.
        var back: Int?

        var isBoth: Bool { back != nil }
    }

    var arrows: [Arrow] {
        var positions: [[Int]: Int] = [:]
        for (index, edge) in edges.enumerated() { positions[[edge.from, edge.to]] = index }
        return edges.enumerated().compactMap { index, edge in
            if edge.isImplied { return nil }
            let back =
                edge.from == edge.to ? nil : positions[[edge.to, edge.from]].flatMap { edges[$0].isImplied ? nil : $0 }
            if let back, back < index { return nil }
            return Arrow(edge: edge, index: index, back: back)
        }
    }

    /// Returns the description of an arrow.
    ///
    /// For example: `KaimonoTop to KaimonoCart: cart (push); KaimonoCart to KaimonoTop: top (tab)`.
    func words(for arrow: Arrow) -> String {
        ([arrow.edge] + (arrow.back.map { [edges[$0]] } ?? [])).map(words).joined(separator: "; ")
    }

    private func words(for edge: Edge) -> String {
        let ways = edge.ways.map { "\($0.name) (\($0.presentation))" }.joined(separator: ", ")
        return "\(nodes[edge.from].name) to \(nodes[edge.to].name)" + (ways.isEmpty ? "" : ": \(ways)")
    }
}
