extension ReportHistory {
    /// The number of commits in the trend.
    private static let shown = 10

    /// The last commits for a terminal of 80 columns, the newest at the bottom.
    public var trend: String {
        let columns: [(head: String, measure: ReportMeasure)] = [
            ("scenes", .scenes), ("migrated", .migrated), ("old", .legacyScreens),
            ("no tests", .missingTests), ("no previews", .missingPreviews), ("violated", .violations),
        ]
        let rows = entries.suffix(Self.shown).map { entry in
            [String(entry.date.prefix(10)), String(entry.commit.prefix(8))]
                + columns.map { column in
                    entry.values[column.measure].map { column.measure == .migrated ? "\($0)%" : "\($0)" } ?? "-"
                }
        }
        let head = ["date", "commit"] + columns.map(\.head)
        return "trend:\n" + TextTable(head: head, rows: rows, foot: nil, textColumns: 2).text + "\n"
    }

    /// The history for a dashboard.
    public var json: JSONValue {
        .list(
            entries.map { entry in
                .object(
                    [("commit", .text(entry.commit)), ("date", .text(entry.date))]
                        + ReportMeasure.allCases.map { measure in
                            (name: measure.rawValue, value: entry.values[measure].map { .number($0) } ?? .null)
                        }
                )
            }
        )
    }
}
