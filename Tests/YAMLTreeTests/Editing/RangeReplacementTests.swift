import Basics
import Testing
import YAMLTree

@Suite struct RangeReplacementTests {
    private func replacing(_ columns: Range<Int>, ofLine line: Int, in text: String) -> String {
        let range = SourceRange(
            start: SourceLocation(path: "a.yml", line: line, column: columns.lowerBound),
            end: SourceLocation(path: "a.yml", line: line, column: columns.upperBound)
        )
        let editor = SpecEditor(path: "a.yml", bytes: Array(text.utf8))
        return String(decoding: editor.replacing(range, with: "client"), as: UTF8.self)
    }

    @Test(arguments: [
        ("scene: A\nuses: [clent]\n", "scene: A\nuses: [client]\n"),
        ("scene: A\r\nuses: [clent]\r\n", "scene: A\r\nuses: [client]\r\n"),
        ("\u{FEFF}scene: Ä\nuses: [clent] # é\n", "\u{FEFF}scene: Ä\nuses: [client] # é\n"),
        ("scene: A\nusés: [clent]", "scene: A\nusés: [client]"),
    ]) func everyOtherByteStays(text: String, expected: String) {
        #expect(Array(replacing(8..<13, ofLine: 2, in: text).utf8) == Array(expected.utf8))
    }

    @Test func aRangeBehindTheEndIsTheEnd() {
        #expect(replacing(1..<9, ofLine: 7, in: "scene: A\n") == "scene: A\nclient")
    }
}
