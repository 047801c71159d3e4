/// The report's numbers at each commit, as a CSV table with a line for each commit.
public struct ReportHistory: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var commit: String
        /// The date in UTC. For example: `2026-11-24T09:30:00Z`.
        public var date: String
        /// The values by column; `nil` for columns that the file lacks because an earlier version wrote it.
        public var values: [ReportMeasure: Int]

        public init(commit: String, date: String, report: MigrationReport) {
            self.commit = commit
            self.date = date
            values = Dictionary(uniqueKeysWithValues: ReportMeasure.allCases.map { ($0, report.value(of: $0)) })
        }
    }

    /// The entries in the order of the file.
    public private(set) var entries: [Entry] = []

    public init() {}

    /// Appends an entry, or replaces the last one if it is of the same commit.
    public mutating func append(_ entry: Entry) {
        if entries.last?.commit == entry.commit { entries.removeLast() }
        entries.append(entry)
    }

    /// The file's text.
    public var text: String {
        let rows = entries.map { entry in
            [entry.commit, entry.date] + ReportMeasure.allCases.map { entry.values[$0].map(String.init) ?? "" }
        }
        return ([Self.head] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    }

    private static let head = ["commit", "date"] + ReportMeasure.allCases.map(\.rawValue)

    /// An error: the line, counted from 1, isn't one of a history.
    public struct Unreadable: Error, Hashable {
        public var line: Int
    }

    public init(text bytes: [UInt8]) throws(Unreadable) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Unreadable(line: 1) }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let cells = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        guard let head = cells.first, head.prefix(2) == ["commit", "date"] else { throw Unreadable(line: 1) }
        let measures = head.dropFirst(2).map(ReportMeasure.init)
        guard !measures.contains(nil), Set(measures).count == measures.count else { throw Unreadable(line: 1) }
        for (position, row) in cells.enumerated().dropFirst() where row != [""] {
            guard row.count == head.count, let values = Self.values(row.dropFirst(2)) else {
                throw Unreadable(line: position + 1)
            }
            let known = zip(measures, values).compactMap { measure, value in
                measure.flatMap { m in value.map { (m, $0) } }
            }
            entries.append(Entry(commit: row[0], date: row[1], values: Dictionary(uniqueKeysWithValues: known)))
        }
    }

    /// Returns the values; `nil` if a cell is neither empty nor a number.
    private static func values(_ cells: ArraySlice<String>) -> [Int?]? {
        var values: [Int?] = []
        for cell in cells {
            let value = Int(cell)
            guard cell.isEmpty || value.map({ $0 >= 0 }) ?? false else { return nil }
            values.append(value)
        }
        return values
    }
}

extension ReportHistory.Entry {
    fileprivate init(commit: String, date: String, values: [ReportMeasure: Int]) {
        self.commit = commit
        self.date = date
        self.values = values
    }
}
