extension ProjectGraph {
    /// The graph in Mermaid, which GitHub draws in Markdown.
    public var mermaid: String {
        let lines = nodes.enumerated().map { index, node in
            "  n\(index)[\("\(node.name) (\(node.caption))".inMermaid)]"
        }
        let edges = arrows.map { "  n\($0.edge.from) \($0.isBoth ? "<-->" : "-->") n\($0.edge.to)" }
        return (["flowchart LR"] + lines + edges).joined(separator: "\n") + "\n"
    }
}
