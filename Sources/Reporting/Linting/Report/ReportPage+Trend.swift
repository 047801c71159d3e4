extension ReportPage {
    /// The numbers commit by commit; empty without a history.
    var trend: String {
        guard let history, !history.entries.isEmpty else { return "" }
        let entries = Array(history.entries.suffix(60))
        let lines = ReportPage.measures.map { measure, words in
            TrendLine(words: words, values: entries.map { $0.values[measure] }, isPercent: measure == .migrated).html
        }
        let columns = ReportPage.measures.map { "<th scope=\"col\">\($0.words)</th>" }.joined()
        let rows = entries.suffix(10).map { entry in
            let cells = ReportPage.measures.map { entry.values[$0.measure].map { "\($0)" } ?? "–" }
            let texts = [String(entry.date.prefix(10)), String(entry.commit.prefix(8))].map(\.inMarkup) + cells
            return "<tr>\(texts.map { "<td>\($0)</td>" }.joined())</tr>\n"
        }
        return """
            <section aria-labelledby="trend">
            <h2 id="trend">Trend</h2>
            <div class="cards">
            \(lines.joined())</div>
            <table><caption>The last commits</caption>
            <thead><tr><th scope="col">Date</th><th scope="col">Commit</th>\(columns)</tr></thead>
            <tbody>
            \(rows.joined())</tbody></table>
            </section>

            """
    }

    private static let measures: [(measure: ReportMeasure, words: String)] = [
        (.migrated, "Migrated, %"), (.legacyScreens, "Old screens"), (.missingTests, "Scenes without tests"),
        (.missingPreviews, "Scenes without previews"), (.violations, "Violations"),
    ]
}

/// A measure as a line, from the oldest commit on the left to the newest.
private struct TrendLine {
    var words: String
    /// The values; `nil` for commits without one.
    var values: [Int?]
    var isPercent: Bool

    private static let (width, height) = (280, 70)

    /// Returns the height for any numbers of the file: products may overflow, and a part may exceed the whole.
    private static func height(of value: Int, most: Int) -> Int {
        most.dividingFullWidth(min(value, most).multipliedFullWidth(by: height)).quotient
    }

    var html: String {
        let known = values.compactMap(\.self)
        guard let first = known.first, let last = known.last else { return "" }
        let most = isPercent ? 100 : max(known.max() ?? 0, 1)
        let step = max(values.count - 1, 1)
        let points = values.enumerated().compactMap { index, value in
            value.map { "\(index * Self.width / step),\(Self.height - Self.height(of: $0, most: most))" }
        }
        return """
            <article class="card"><h3>\(words)</h3>
            <svg class="trend" viewBox="-4 -4 \(Self.width + 8) \(Self.height + 8)" role="img" \
            aria-label="From \(first) to \(last)"><path d="M0 \(Self.height)H\(Self.width)"/>\
            <polyline points="\(points.joined(separator: " "))"/></svg>
            <p class="soft">from \(first) to \(last)</p></article>

            """
    }
}
