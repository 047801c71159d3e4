/// A graph with its layout.
public struct DrawnGraph: Sendable {
    public let graph: ProjectGraph
    let layout: GraphLayout
    /// The path of each edge; `nil` if it follows from others.
    let paths: [[GraphLayout.Point]?]
    let palette: ModulePalette

    static let nodeHeight = 44

    public init(_ graph: ProjectGraph) { self.init(graph, palette: ModulePalette([graph])) }

    init(_ graph: ProjectGraph, palette: ModulePalette) {
        self.graph = graph
        self.palette = palette
        let drawn = graph.edges.indices.filter { !graph.edges[$0].isImplied }
        let layout = LayoutGraph(
            nodes: graph.nodes.map { .init(width: DrawnGraph.width(of: $0), height: DrawnGraph.nodeHeight) },
            edges: drawn.map { .init(from: graph.edges[$0].from, to: graph.edges[$0].to) },
            starts: graph.nodes.indices.filter { graph.nodes[$0].marks.contains(.start) }
        ).layout()
        self.layout = layout
        let numbers = Dictionary(uniqueKeysWithValues: drawn.enumerated().map { ($1, $0) })
        paths = graph.edges.indices.map { edge in numbers[edge].map { layout.paths[$0] } }
    }

    /// The number of crossings between edges.
    public var crossings: Int { layout.crossings }

    private static func width(of node: ProjectGraph.Node) -> Int {
        let title = TextWidth.pixels(shortened(node.name), size: 14)
        return max(90, title, TextWidth.pixels(shortened(node.caption), size: 11)) + 24
    }

    /// Returns the text shortened to fit a node.
    static func shortened(_ text: String) -> String { text.count > 48 ? text.prefix(47) + "…" : text }
}

extension ProjectGraph.Node {
    /// The line below its name. For example: `Kaimono · uikit · dead end`.
    var caption: String {
        let parts = kind == .module ? [detail] : kind == .service ? [detail] : [module, detail]
        let size =
            kind == .module && detail == "module"
            ? ["\(members.count) \(members.count == 1 ? "member" : "members")"] : []
        let state = [scope].compactMap(\.self).map { "only \($0)" }
        return (parts + state + size + marks.map(\.words)).joined(separator: " · ")
    }
}

extension ProjectGraph.Mark {
    var words: String {
        switch self {
        case .start: "start"
        case .unreachable: "unreachable"
        case .deadEnd: "dead end"
        case .cycle: "in a cycle"
        }
    }
}
