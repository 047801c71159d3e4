extension LayoutGraph {
    /// Returns a layout in layers from left to right: nodes don't overlap, edges don't pass through nodes, and few
    /// edges cross.
    ///
    /// The same graph always has the same layout. Edges to unknown nodes are left out.
    public func layout() -> GraphLayout {
        let spacing = LayoutSpacing()
        let links = edges.filter {
            $0.from != $0.to && nodes.indices.contains($0.from) && nodes.indices.contains($0.to)
        }
        var sheet = LayoutSheet(nodeCount: nodes.count, spacing: spacing)
        let parts = Components(of: self, links: links).members
        var partOf = [Int](repeating: 0, count: nodes.count)
        for (index, part) in parts.enumerated() {
            for node in part { partOf[node] = index }
        }
        var linksOf = [[Edge]](repeating: [], count: parts.count)
        for link in links { linksOf[partOf[link.from]].append(link) }
        for (part, links) in zip(parts, linksOf) where part.count > 1 { sheet.add(layout(part, links, spacing), part) }
        for part in parts where part.count == 1 { sheet.add(nodes[part[0]], part[0]) }
        return sheet.layout(of: edges)
    }

    private func layout(
        _ part: [Int],
        _ links: [Edge],
        _ spacing: LayoutSpacing
    ) -> (drawing: PartLayout, crossings: Int) {
        let numbers = Dictionary(uniqueKeysWithValues: part.enumerated().map { ($1, $0) })
        var (seen, own) = (Set<Edge>(), [Edge]())
        for link in links {
            guard let from = numbers[link.from], let to = numbers[link.to] else { continue }
            if seen.insert(Edge(from: from, to: to)).inserted { own.append(Edge(from: from, to: to)) }
        }
        let layout = LayeredLayout(
            DirectedGraph(count: part.count, edges: own),
            nodes: part.map { nodes[$0] },
            starts: starts.compactMap { numbers[$0] },
            spacing: spacing
        )
        return (layout.drawing(), layout.crossings)
    }
}
