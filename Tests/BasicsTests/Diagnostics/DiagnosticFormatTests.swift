import Basics
import Testing

@Suite struct DiagnosticFormatTests {
    private let kind = DiagnosticKind("odd", severity: .warning, "")

    @Test func nothingIsNothingOrAnEmptyDocument() {
        for format in [DiagnosticFormat.text, .xcode, .github] { #expect(format.report([]) == "") }
        #expect(DiagnosticFormat.json.report([]) == "{\n  \"diagnostics\": []\n}\n")
        #expect(DiagnosticFormat.sarif.report([]).contains("\"results\": []"))
    }

    @Test func xcodeIsGivenAbsolutePaths() {
        let place = SourceLocation(path: "../specs/./A.yml", line: 2, column: 3)
        let note = Diagnostic.Note("there", at: SourceLocation(path: "/B.yml", line: 1, column: 1))
        let diagnostic = Diagnostic(kind, at: place, "a", notes: [note, .init("b")])
        #expect(
            DiagnosticFormat.xcode.report([diagnostic, Diagnostic(kind, at: nil, "c")], in: context) == """
                /work/Pantry/specs/A.yml:2:3: warning: a [odd]
                /B.yml:1:1: note: there
                /work/Pantry/specs/A.yml:2:3: note: b
                vipergen: warning: c [odd]

                """
        )
    }

    /// Services know files by their path in the checkout, wherever in it the command runs.
    @Test func servicesAreGivenPathsFromTheCheckout() {
        let diagnostic = Diagnostic(kind, at: SourceLocation(path: "../specs/A.yml", line: 2, column: 3), "a")
        #expect(
            DiagnosticFormat.github.report([diagnostic], in: context)
                == "::warning file=Pantry/specs/A.yml,line=2,col=3,title=odd::a\n"
        )
        let outside = Diagnostic(kind, at: SourceLocation(path: "/tmp/A.yml", line: 2, column: 3), "a")
        #expect(
            DiagnosticFormat.github.report([outside], in: context)
                == "::warning file=/tmp/A.yml,line=2,col=3,title=odd::a\n"
        )
    }

    private let context = ReportContext(folder: "/work/Pantry/Sources", repository: "/work")

    @Test func coloursAreForTerminals() {
        let diagnostic = Diagnostic(kind, at: nil, "a", notes: [.init("b")])
        var context = ReportContext()
        context.isColored = true
        #expect(
            DiagnosticFormat.text.report([diagnostic], in: context)
                == "vipergen: \u{1B}[1;35mwarning\u{1B}[0m: a [odd]\nvipergen: \u{1B}[1;36mnote\u{1B}[0m: b\n"
        )
        #expect(!DiagnosticFormat.xcode.report([diagnostic], in: context).contains("\u{1B}"))
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
