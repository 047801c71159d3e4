import Escaping

extension ProjectGraph {
    /// For Graphviz. Edges there and back are one edge with two heads.
    public var dot: String {
        var lines = [
            "digraph \("\(project) \(subject.rawValue)".inDOT) {",
            "  rankdir=LR;",
            "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\"];",
        ]
        let palette = ModulePalette([self])
        lines += nodes.map { node in
            let label = "\"\(node.name.inDOTQuotes)\\n\(node.caption.inDOTQuotes)\""
            let tooltip = (node.summary ?? node.name).inDOT
            return
                "  \(node.id.inDOT) [label=\(label), tooltip=\(tooltip), fillcolor=\"\(ModuleColour(palette.number(of: node)).light.fill)\"];"
        }
        lines += arrows.map { arrow in
            var attributes = ["tooltip=\(words(for: arrow).inDOT)"]
            if arrow.isBoth { attributes.append("dir=both") }
            if arrow.edge.isInCycle { attributes.append("color=\"#c2410c\"") }
            let ends = "\(nodes[arrow.edge.from].id.inDOT) -> \(nodes[arrow.edge.to].id.inDOT)"
            return "  \(ends) [\(attributes.joined(separator: ", "))];"
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}
