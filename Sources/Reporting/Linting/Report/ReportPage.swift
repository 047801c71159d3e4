/// The report as a self-contained page that prints well.
///
/// For example: `ReportPage(report, graph: "graph.html").html`.
public struct ReportPage: Sendable {
    let report: MigrationReport
    /// The address of the graph's page, to which scenes and modules are linked.
    let graph: String?

    let history: ReportHistory?

    public init(_ report: MigrationReport, graph: String?, history: ReportHistory? = nil) {
        self.report = report
        self.graph = graph
        self.history = history
    }

    public var html: String {
        PageTemplate(PageTexts.reportHTML).page([
            "title": report.project.inMarkup, "style": PageTexts.reportCSS,
            "lead": report.lead.inMarkup, "styles": Bar(scenes: report.scenes).html,
            "cards": report.modules.map(card).joined(), "lists": lists, "trend": trend,
        ])
    }

    private func card(_ module: MigrationReport.Module) -> String {
        let left = [
            count(report.legacyScreens, of: module, "old screen"),
            count(report.missingTests, of: module, "scene", "without tests"),
            count(report.missingPreviews, of: module, "scene", "without previews"),
        ].compactMap(\.self)
        let items = left.map { "<li>\($0)</li>" }.joined()
        return """
            <article class="card"><h3>\(link(module.name, "module")) <span class="soft">\(module.role.rawValue)</span></h3>
            \(Bar(scenes: module.scenes).html)\(Bar(lines: module.lines).html)\(items.isEmpty ? "" : "<ul>\(items)</ul>")</article>

            """
    }

    private func count(
        _ items: [MigrationReport.Item],
        of module: MigrationReport.Module,
        _ noun: String,
        _ what: String = ""
    ) -> String? {
        let count = items.count { $0.module == module.name }
        return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")\(what.isEmpty ? "" : " " + what)"
    }

    /// Returns the name, linked to the graph's page if there is one.
    func link(_ name: String, _ kind: String) -> String {
        guard let graph else { return name.inMarkup }
        return "<a href=\"\(graph.inMarkup)#\(kind)/\(name.inMarkup)\">\(name.inMarkup)</a>"
    }
}
