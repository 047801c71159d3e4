extension ReportPage {
    var lists: String {
        [
            table("Old screens", report.legacyScreens, kind: "scene", detail: "Class"),
            table("Adapted services", report.adaptedServices, kind: "service", detail: "Old object"),
            table("Services without a mock", report.missingMocks, kind: "service", detail: "Type"),
            table("Scenes without tests", report.missingTests, kind: "scene", detail: nil),
            table("Scenes without previews", report.missingPreviews, kind: "scene", detail: nil),
            components, answers, violations,
        ].joined()
    }

    /// The list of components; empty without any.
    private var components: String {
        if report.components.isEmpty { return "" }
        let rows = report.components.map { component in
            let cells = [
                component.name.inMarkup, component.module.inMarkup, "\(component.previews)", component.source.inMarkup,
            ]
            return "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
        }
        return """
            <table><caption>Components: \(report.components.count)</caption>
            <thead><tr><th scope="col">Name</th><th scope="col">Module</th><th scope="col">Previews</th><th scope="col">Source</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody></table>

            """
    }

    /// The list of answers; empty if nothing is asked.
    private var answers: String {
        if report.answers.isEmpty { return "" }
        let rows = report.answers.map { item in
            let cells = [item.name, item.text, item.spec].map { "<td>\($0.inMarkup)</td>" }
            return "<tr>\(cells.joined())</tr>\n"
        }
        return """
            <table><caption>Answers: \(report.answers.count)</caption>
            <thead><tr><th scope="col">Name</th><th scope="col">Answers</th><th scope="col">Spec</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody></table>

            """
    }

    private func table(_ title: String, _ items: [MigrationReport.Item], kind: String, detail: String?) -> String {
        if items.isEmpty { return "<p>\(title): none</p>\n" }
        let columns = ["Name", "Module"] + (detail.map { [$0] } ?? []) + ["Spec"]
        let rows = items.map { item in
            let cells =
                [link(item.name, kind), item.module.inMarkup]
                + (detail == nil ? [] : [(item.detail ?? "").inMarkup]) + [item.spec.inMarkup]
            return "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
        }
        return """
            <table><caption>\(title): \(items.count)</caption>
            <thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
            <tbody>
            \(rows.joined())</tbody></table>

            """
    }

    private var violations: String {
        if report.violations.isEmpty { return "<p>Boundaries violated: none</p>\n" }
        let rows = LintRule.allCases.compactMap { rule in
            report.violations[rule].map { "<tr><td>\(rule.rawValue)</td><td>\($0)</td></tr>\n" }
        }
        return """
            <table><caption>Boundaries violated: \(report.violationCount)</caption>
            <thead><tr><th scope="col">Rule</th><th scope="col">How often</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody></table>

            """
    }
}
