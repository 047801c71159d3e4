extension MigrationReport {
    /// The report for a terminal of 80 columns.
    public var table: String {
        (["\(project): \(lead)", moduleTable] + lists).joined(separator: "\n\n") + "\n"
    }

    /// The report in one line. For example: `14 scenes, 85% migrated; 0 boundaries violated`.
    var lead: String {
        let count = sceneCount
        let handwritten = scenes.filter { $0.key.isHandwritten }.values.reduce(0, +)
        return "\(count) scene\(count == 1 ? "" : "s"), \(migratedShare)% migrated"
            + (handwritten == 0 ? "; " : ", \(handwritten) of them by hand; ")
            + "\(violationCount) boundar\(violationCount == 1 ? "y" : "ies") violated"
    }

    /// A table with a row for each module and a column for each style in use.
    private var moduleTable: String {
        let styles = scenes.keys.sorted()
        let head = ["module", "kind"] + styles.map(\.rawValue) + ["lines", "generated", "tests"]
        let rows = modules.map { module in
            [module.name, module.role.rawValue] + styles.map { "\(module.scenes[$0] ?? 0)" } + numbers(module.lines)
        }
        let total = ["all", ""] + styles.map { "\(scenes[$0] ?? 0)" } + numbers(lines)
        return TextTable(head: head, rows: rows, foot: total, textColumns: 2).text
    }

    private func numbers(_ lines: LineCounts) -> [String] {
        ["\(lines.written)", "\(lines.generated)", "\(lines.tests)"]
    }

    private var lists: [String] {
        let items: [(title: String, items: [Item])] = [
            ("old screens left", legacyScreens),
            ("adapted services left", adaptedServices),
            ("services without a mock", missingMocks),
            ("scenes without tests", missingTests),
            ("scenes without previews", missingPreviews),
        ]
        return items.map { list($0.title, of: $0.items.map(line)) } + componentList
            + (answers.isEmpty ? [] : [list("answers", of: answers.map { "\($0.name): \($0.text)" })])
            + [list("boundaries violated", of: violationLines)]
    }

    /// The list of components; empty without any.
    private var componentList: [String] {
        components.isEmpty
            ? []
            : [
                list(
                    "components",
                    of: components.map {
                        "\($0.name) (\($0.module)): \($0.previews) preview\($0.previews == 1 ? "" : "s")"
                    }
                )
            ]
    }

    private func list(_ title: String, of lines: [String]) -> String {
        if lines.isEmpty { return "\(title): none" }
        let count = title == "boundaries violated" ? violationCount : lines.count
        return (["\(title): \(count)"] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    /// Returns a line of a list. For example: `Profile (OldScreens): OldProfileViewController`.
    private func line(_ item: Item) -> String {
        "\(item.name) (\(item.module))" + (item.detail.map { ": \($0)" } ?? "")
    }

    private var violationLines: [String] {
        LintRule.allCases.compactMap { rule in violations[rule].map { "\(rule.rawValue): \($0)" } }
    }
}
