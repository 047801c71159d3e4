import Diagnostics
import Testing

@Suite struct DiagnosticFormatTests {
    private let kind = DiagnosticKind("odd", severity: .warning, "", because: "", withoutExample: "")

    @Test func nothingIsNothing() {
        for format in DiagnosticFormat.allCases { #expect(format.report([]) == "") }
    }

    @Test func workflowCommandsAreEscaped() {
        let place = SourceLocation(path: "a,b:c.yml", line: 2, column: 3)
        let diagnostic = Diagnostic(kind, at: place, "50%: a\nb", notes: [.init("c")])
        #expect(
            DiagnosticFormat.github.report([diagnostic])
                == "::warning file=a%2Cb%3Ac.yml,line=2,col=3,title=odd::50%25: a%0Ab%0Ac\n"
        )
        #expect(DiagnosticFormat.github.report([Diagnostic(kind, at: nil, "a")]) == "::warning title=odd::a\n")
    }
}
