import Basics
import Testing

@Suite struct NearNameRemedyTests {
    private func range(of columns: Range<Int>, lines: ClosedRange<Int> = 4...4) -> SourceRange {
        SourceRange(
            start: SourceLocation(path: "a.yml", line: lines.lowerBound, column: columns.lowerBound),
            end: SourceLocation(path: "a.yml", line: lines.upperBound, column: columns.upperBound)
        )
    }

    @Test(arguments: [8..<13, 8..<15])
    func aNameIsReplacedWithItsQuotes(columns: Range<Int>) throws {
        let fixIt = try #require(Diagnostic.FixIt(writing: "client", insteadOf: "clent", at: range(of: columns)))
        #expect(fixIt == Diagnostic.FixIt(range: range(of: columns), replacement: "client"))
    }

    @Test func whatStandsInALongerTextIsLeftAlone() {
        #expect(Diagnostic.FixIt(writing: "client", insteadOf: "clent", at: range(of: 8..<20)) == nil)
        let block = range(of: 8..<13, lines: 4...5)
        #expect(Diagnostic.FixIt(writing: "client", insteadOf: "clent", at: block) == nil)
    }

    @Test func theNoteAsks() {
        #expect(Diagnostic.Note(asksFor: "client").message == "did you mean 'client'?")
    }
}
