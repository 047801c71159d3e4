import Testing

@testable import Reporting

@Suite struct ReportHistoryTests {
    private func entry(_ commit: String, _ date: String, tests: Int) -> ReportHistory.Entry {
        let missing = (0..<tests).map { MigrationReport.Item(name: "S\($0)", module: "M", spec: "specs/M/S.yml") }
        let report = MigrationReport(
            project: "P",
            modules: [],
            legacyScreens: [],
            adaptedServices: [],
            missingMocks: [],
            missingTests: missing,
            missingPreviews: [],
            violations: [:]
        )
        return ReportHistory.Entry(commit: commit, date: date, report: report)
    }

    @Test func comesBackFromItsText() throws {
        var history = ReportHistory()
        history.append(entry("aaaaaaaaaa", "2026-01-02T03:04:05Z", tests: 3))
        history.append(entry("bbbbbbbbbb", "2026-02-02T03:04:05Z", tests: 1))
        #expect(try ReportHistory(text: Array(history.text.utf8)) == history)
        #expect(history.text.hasPrefix("commit,date,scenes,migrated,"))
    }

    @Test func aCommitHasOneLine() {
        var history = ReportHistory()
        history.append(entry("aaaaaaaaaa", "2026-01-02T03:04:05Z", tests: 3))
        history.append(entry("aaaaaaaaaa", "2026-01-02T03:04:05Z", tests: 2))
        #expect(history.entries.map { $0.values[.missingTests] } == [2])
    }

    @Test func columnsOfAnEarlierVersionStay() throws {
        let history = try ReportHistory(text: Array("commit,date,violations\na,b,7\r\nc,d,\n".utf8))
        #expect(history.entries.map { $0.values[.violations] } == [7, nil])
        #expect(history.entries[0].values[.scenes] == nil)
    }

    @Test(arguments: [
        ("", 1), ("scene: Cart\n", 1), ("commit,date,unknown\n", 1), ("commit,date,scenes,scenes\n", 1),
        ("commit,date,scenes\na,b,1\na,b\n", 3), ("commit,date,scenes\na,b,-1\n", 2),
        ("commit,date,scenes\n<<<<<<< HEAD\n", 2),
    ]) func tellsTheLineThatIsNone(_ text: String, _ line: Int) {
        #expect(throws: ReportHistory.Unreadable(line: line)) { try ReportHistory(text: Array(text.utf8)) }
    }

    /// Any number that a file may have is drawn, a share of more than the whole too.
    @Test(arguments: ["9223372036854775807", "5000000000000000000", "101", "0"]) func anyNumberIsDrawn(number: String)
        throws
    {
        let cells = "scenes,migrated,legacyScreens,missingTests,missingPreviews,violations"
        let rows = ["1,1,1,1,1,1", Array(repeating: number, count: 6).joined(separator: ","), ",,,,,"]
        let text = "commit,date,\(cells)\n" + rows.enumerated().map { "c\($0),2026-01-02,\($1)\n" }.joined()
        let history = try ReportHistory(text: Array(text.utf8))
        let report = MigrationReport(
            project: "P",
            modules: [],
            legacyScreens: [],
            adaptedServices: [],
            missingMocks: [],
            missingTests: [],
            missingPreviews: [],
            violations: [:]
        )
        let page = ReportPage(report, graph: nil, history: history).html
        #expect(page.contains(number) && history.trend.contains(number))
        for points in page.matches(of: /polyline points="([^"]*)"/) {
            for point in points.output.1.split(separator: " ") {
                #expect(Int(point.split(separator: ",")[1]).map((0...70).contains) == true, "\(points.output.1)")
            }
        }
    }

    @Test func theTrendFitsATerminal() {
        var history = ReportHistory()
        for number in 10..<32 {
            history.append(entry("\(number)aaaaaaaa", "2026-01-\(number)T03:04:05Z", tests: number * 100))
        }
        let lines = history.trend.split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines[2].hasPrefix("2026-01-22  22aaaaaa"))
        for line in lines { #expect(line.count <= 80, "\(line)") }
    }
}
