@testable import Templating

/// The tables of files in a page of documentation: what stands between `<!-- files: NAME -->` and `<!-- end of files -->`.
struct CataloguePage {
    static let path = "docs/emitted-code.md"
    private static let end = "<!-- end of files -->"

    let templates: [TemplateDescription]

    /// The page with its tables as they should be.
    func updated(_ page: String) -> (page: String, problems: [String]) {
        var lines: [Substring] = []
        var tables = Dictionary(grouping: templates.compactMap(\.file), by: \.table)
        var problems: [String] = []
        var isInside = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == Self.end { isInside = false }
            if !isInside { lines.append(line) }
            guard let name = line.tableName else { continue }
            isInside = true
            if let files = tables.removeValue(forKey: name) {
                lines += table(of: files)
            } else {
                problems.append("no template has 'table: \(name)'")
            }
        }
        problems += tables.keys.sorted().map { "the page has no table '\($0)'" }
        return (lines.joined(separator: "\n"), problems)
    }

    /// What lies in the modules first, generated files before scaffolds, then tests. Sections of one file share a row, in their order.
    private func table(of files: [TemplateDescription.File]) -> [Substring] {
        let rows = Dictionary(grouping: files, by: \.path.description).map { path, sections in
            let inOrder = sections.sorted { ($0.section ?? 0) < ($1.section ?? 0) }
            let summary = inOrder.map(\.summary).joined(separator: "; ")
            let row = "| `\(path)` | \(sections[0].kind.rawValue) | \(summary) |"
            return (rank: sections[0].rank, path: path, row: row[...])
        }
        let sorted = rows.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.map(\.row)
        return ["", "| file | kind | what it is |", "|---|---|---|"] + sorted + [""]
    }
}

extension Substring {
    fileprivate var tableName: String? {
        let (start, end) = ("<!-- files: ", " -->")
        return hasPrefix(start) && hasSuffix(end) ? String(dropFirst(start.count).dropLast(end.count)) : nil
    }
}

extension TemplateDescription.File {
    fileprivate var rank: Int {
        if path.description.hasPrefix("Tests/") { return 3 }
        switch kind {
        case .definition: return 0
        case .generated: return 1
        case .scaffold: return 2
        }
    }
}
