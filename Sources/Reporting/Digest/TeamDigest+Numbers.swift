extension TeamDigest {
    /// The report's numbers and, with a history, how they went; empty if nothing changed.
    var numbers: String {
        guard let then = history?.entry(at: since) else {
            let rows = ReportMeasure.allCases.map { [$0.words, text(report.value(of: $0), of: $0)] }
            return changes.isEmpty ? "" : table("Numbers", ["number", "now"], textColumns: 1, rows)
        }
        let values = ReportMeasure.allCases.map { (measure: $0, then: then.values[$0], now: report.value(of: $0)) }
        if changes.isEmpty, values.allSatisfy({ $0.then ?? $0.now == $0.now }) { return "" }
        let rows = values.map { measure, then, now in
            [
                measure.words, then.map { text($0, of: measure) } ?? "–", text(now, of: measure),
                change(from: then, to: now),
            ]
        }
        let day = String(then.date.prefix(10)).inMarkdown
        return table("Numbers", ["number", day, "now", "change"], textColumns: 1, rows)
    }

    private func text(_ value: Int, of measure: ReportMeasure) -> String {
        measure == .migrated ? "\(value)%" : "\(value)"
    }

    /// Returns the difference with its sign. The numbers of a file may be any.
    private func change(from then: Int?, to now: Int) -> String {
        guard let then else { return "–" }
        let (difference, isTooLarge) = now.subtractingReportingOverflow(then)
        return isTooLarge ? "–" : difference > 0 ? "+\(difference)" : "\(difference)"
    }
}

extension ReportMeasure {
    fileprivate var words: String {
        switch self {
        case .scenes: "scenes"
        case .migrated: "migrated"
        case .legacyScreens: "old screens"
        case .adaptedServices: "adapted services"
        case .missingMocks: "services without a mock"
        case .missingTests: "scenes without tests"
        case .missingPreviews: "scenes without previews"
        case .violations: "findings of lint"
        case .writtenLines: "lines that people wrote"
        case .generatedLines: "generated lines"
        case .testLines: "lines of tests"
        }
    }
}
