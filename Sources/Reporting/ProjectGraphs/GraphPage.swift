/// A self-contained page with all graphs of a project.
///
/// For example: `GraphPage(graphs, first: .scenes, collapsing: []).html`.
public struct GraphPage: Sendable {
    private let project: String
    private let first: ProjectGraph.Subject
    private let graphs: [DrawnGraph]
    private let palette: ModulePalette

    /// - Parameters:
    ///   - first: the graph that the page opens with.
    ///   - collapsing: the modules to draw as one node.
    public init(_ maker: ProjectGraphMaker, first: ProjectGraph.Subject, collapsing: Set<String>) {
        project = maker.projectName
        self.first = first
        let graphs = ProjectGraph.Subject.allCases.map { maker.graph(of: $0).collapsing(collapsing) }
        let palette = ModulePalette(graphs)
        self.palette = palette
        self.graphs = graphs.map { DrawnGraph($0, palette: palette) }
    }

    public var html: String {
        PageTemplate(PageTexts.graphHTML).page(
            [
                "title": project.inMarkup, "first": first.rawValue, "data": data,
                "style": PageTexts.pictureCSS + PageTexts.graphCSS
                    + palette.css,
                "pictures": graphs.map(picture).joined(), "script": GraphPage.script,
            ]
        )
    }

    private var data: String {
        let members = graphs.map { (name: $0.graph.subject.rawValue, value: $0.json) }
        return JSONValue.object(members).text(indents: false).inScript
    }

    private func picture(_ drawn: DrawnGraph) -> String {
        """
        <svg data-view="\(drawn.graph.subject.rawValue)" aria-hidden="true" hidden><g class="drawing">
        \(drawn.drawing)</g></svg>

        """
    }

    private static let script = [
        PageTexts.modelJS, PageTexts.listJS, PageTexts.detailsJS, PageTexts.pictureJS,
        PageTexts.collapseJS, PageTexts.canvasJS, PageTexts.keyboardJS,
        PageTexts.startJS,
    ].joined()
}
