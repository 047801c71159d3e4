import Testing
import ViperIssues

/// What a mock has to say reaches the running test, though the library knows no test library.
@Suite struct IssueReportTests {
    @Test func theRunningTestRecordsAnIssue() {
        withKnownIssue {
            IssueReport.record("Jar.open() is not stubbed", file: #fileID, line: 12)
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["Jar.open() is not stubbed"]
                && issue.sourceLocation?.line == 12 && issue.sourceLocation?.fileName == "IssueReportTests.swift"
        }
    }

    @Test func aPathWithoutAModuleWillDo() {
        withKnownIssue {
            IssueReport.record("nothing", file: "/a/b/Jar.swift", line: 0)
        } matching: {
            $0.sourceLocation?.fileName == "Jar.swift"
        }
    }
}
