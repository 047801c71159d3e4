import Basics
import Testing

@Suite struct TextReporterTests {
    private let place = SourceLocation(path: "specs/A.yml", line: 3, column: 5)

    private func kind(_ id: String, _ severity: Diagnostic.Severity = .error) -> DiagnosticKind {
        DiagnosticKind(id, severity: severity, "")
    }

    @Test func printsPlaceMessageAndNotes() {
        let other = SourceLocation(path: "specs/B.yml", line: 1, column: 1)
        let diagnostic = Diagnostic(
            kind("unknown-key"),
            at: place,
            "unknown key 'x'",
            notes: [.init("did you mean 'y'?"), .init("declared here", at: other)]
        )
        #expect(
            TextReporter().report([diagnostic]) == """
                specs/A.yml:3:5: error: unknown key 'x' [unknown-key]
                specs/A.yml:3:5: note: did you mean 'y'?
                specs/B.yml:1:1: note: declared here

                """
        )
    }

    @Test func controlCharactersDoNotReachTheTerminal() {
        let diagnostic = Diagnostic(kind("odd", .warning), at: place, "a\u{1B}[31mb\nc\u{202E}d")
        #expect(
            TextReporter().report([diagnostic]) == "specs/A.yml:3:5: warning: a\\u{1b}[31mb\\u{a}c\\u{202e}d [odd]\n"
        )
    }

    @Test func diagnosticsAreSortedByPlaceAndToldOnce() {
        let first = Diagnostic(kind("b"), at: SourceLocation(path: "A.yml", line: 2, column: 1), "two")
        let second = Diagnostic(kind("a"), at: SourceLocation(path: "A.yml", line: 10, column: 1), "ten")
        let nowhere = Diagnostic(kind("c"), at: nil, "no place")
        #expect([second, first, nowhere, first].sortedAndUnique() == [nowhere, first, second])
        // Of an error and a warning in the same words, the error is told.
        var warning = first
        warning.severity = .warning
        var other = warning
        other.location?.column = 7
        #expect([warning, first, other].sortedAndUnique() == [first, other])
        #expect([warning, other].sortedAndUnique() == [warning, other])
    }
}
