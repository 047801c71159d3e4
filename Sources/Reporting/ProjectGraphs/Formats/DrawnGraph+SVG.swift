extension DrawnGraph {
    /// The graph as a standalone picture, for a README or a wiki.
    public var svg: String {
        let title = "\(graph.project): \(graph.subject.rawValue)".inMarkup
        let (width, height) = (layout.width + 2 * DrawnGraph.margin, layout.height + 2 * DrawnGraph.margin)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-label="\(title)">
            <title>\(title)</title>
            <style>
            \(PageTexts.pictureCSS)\(palette.css)</style>
            <rect class="paper" width="\(width)" height="\(height)"/>
            <g transform="translate(\(DrawnGraph.margin),\(DrawnGraph.margin))">
            \(drawing)</g>
            </svg>

            """
    }

    static let margin = 20

    /// The edges and nodes, for a standalone picture and for the page.
    var drawing: String {
        let arrow = "arrow-\(graph.subject.rawValue)"
        let marker = """
            <marker id="\(arrow)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" \
            markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="head" d="M0 0L10 5L0 10z"/></marker>

            """
        let edges = graph.arrows.map { edge($0, arrow) }.joined()
        let nodes = graph.nodes.indices.map(node).joined()
        return "<defs>\(marker)</defs>\n<g class=\"edges\">\n\(edges)</g>\n<g class=\"nodes\">\n\(nodes)</g>\n"
    }

    private func edge(_ arrow: ProjectGraph.Arrow, _ marker: String) -> String {
        let ends = arrow.isBoth ? " marker-start=\"url(#\(marker))\"" : ""
        let data = "data-from=\"\(arrow.edge.from)\" data-to=\"\(arrow.edge.to)\""
        let isInCycle = arrow.edge.isInCycle || arrow.back.map { graph.edges[$0].isInCycle } ?? false
        return """
            <path class="edge\(isInCycle ? " cycle" : "")" \(data) d="\(path(arrow))" marker-end="url(#\(marker))"\(ends)>\
            <title>\(graph.words(for: arrow).inMarkup)</title></path>

            """
    }

    /// Returns a path that is level within columns and curved between them.
    private func path(_ arrow: ProjectGraph.Arrow) -> String {
        guard let points = paths[arrow.index], let first = points.first else {
            let frame = layout.frames[arrow.edge.from]
            return "M\(frame.x + frame.width - 34) \(frame.y)c0 -14 20 -14 20 0"
        }
        var text = "M\(first.x) \(first.y)"
        for (one, next) in zip(points, points.dropFirst()) where one != next {
            if one.y == next.y {
                text += "H\(next.x)"
            } else {
                let middle = (one.x + next.x) / 2
                text += "C\(middle) \(one.y) \(middle) \(next.y) \(next.x) \(next.y)"
            }
        }
        return text
    }

    private func node(_ index: Int) -> String {
        let (node, frame) = (graph.nodes[index], layout.frames[index])
        let classes = ["node", "m\(palette.number(of: node))", node.kind.rawValue] + node.marks.map(\.rawValue)
        let title = [node.name, node.summary].compactMap(\.self).joined(separator: ": ")
        return """
            <g class="\(classes.joined(separator: " "))" data-node="\(index)" transform="translate(\(frame.x),\(frame.y))">\
            <title>\(title.inMarkup)</title><rect width="\(frame.width)" height="\(frame.height)" rx="7"/>\
            <text x="12" y="19">\(DrawnGraph.shortened(node.name).inMarkup)</text>\
            <text class="caption" x="12" y="34">\(DrawnGraph.shortened(node.caption).inMarkup)</text></g>

            """
    }
}
