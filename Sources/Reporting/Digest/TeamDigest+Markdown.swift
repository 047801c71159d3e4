extension TeamDigest {
    /// The page for a blog. Sections without anything to say are left out.
    public var markdown: String {
        let none = "Nothing came, moved or went."
        let sections = [came, moved, went].filter { !$0.isEmpty }
        let others = [rules, numbers, suppressed].filter { !$0.isEmpty }
        return ([head(of: report.project), period] + (sections.isEmpty ? [none] : sections) + others)
            .joined(separator: "\n\n") + "\n"
    }

    private func head(of project: String) -> String { "# \(project.inMarkdown) since \(revision.inMarkdown)" }

    private var period: String {
        "From \(since.day) (\(since.shortID)) to \(head.day) (\(head.shortID))."
    }

    private var came: String { list("Came", changes.came.map(\.line)) }
    private var went: String { list("Went", changes.went.map(\.line)) }

    private var moved: String {
        list(
            "Moved",
            changes.moved.map { move in
                let (former, present) = (move.formerPlace.inMarkdown, move.part.place.inMarkdown)
                return "\(move.part.title): \(former) before, \(present) now"
            }
        )
    }

    private func list(_ title: String, _ lines: [String]) -> String {
        if lines.isEmpty { return "" }
        return "## \(title)\n\n" + lines.map { "- " + $0 }.joined(separator: "\n")
    }

    /// The rules that are broken or suppressed.
    private var rules: String {
        let written = suppressions.flatMap(\.suppression.rules)
        let rows = LintRule.allCases.compactMap { rule -> [String]? in
            let (findings, silenced) = (report.violations[rule] ?? 0, written.count { $0 == rule.rawValue })
            return findings + silenced == 0 ? nil : [rule.rawValue, "\(findings)", "\(silenced)"]
        }
        return table("Rules", ["rule", "findings", "suppressions"], textColumns: 1, rows)
    }

    private var suppressed: String {
        let rows = suppressions.map { item in
            let written = item.suppression
            let date = item.authorship.map { $0.date + (item.mayBeOlder ? " or before" : "") } ?? "not committed"
            return [
                date, item.authorship?.author ?? "", "\(written.path):\(written.line)",
                written.rules.joined(separator: ", "), written.reason,
            ]
        }
        return table("Suppressions", ["date", "by", "where", "rule", "reason"], textColumns: 5, rows)
    }

    /// - Parameter textColumns: the number of leading columns that aren't numbers.
    func table(_ title: String, _ head: [String], textColumns: Int, _ rows: [[String]]) -> String {
        if rows.isEmpty { return "" }
        let rule = head.indices.map { $0 < textColumns ? "---" : "---:" }
        let lines =
            [head, rule].map { $0.joined(separator: " | ") }
            + rows.map { $0.map(\.inMarkdown).joined(separator: " | ") }
        return "## \(title)\n\n" + lines.map { "| \($0) |" }.joined(separator: "\n")
    }
}

extension ProjectPart {
    /// The part's kind and name. For example: `scene Cart`.
    fileprivate var title: String { "\(kind.rawValue) \(name.inMarkdown)" }
    /// The part with its place. For example: `scene Cart in Shop`.
    fileprivate var line: String { "\(title) \(place.inMarkdown)" }
}

extension TeamDigest.Commit {
    var day: String { String(date.prefix(10)) }
    fileprivate var shortID: String { String(id.prefix(8)) }
}
