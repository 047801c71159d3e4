import Basics
import Testing
import YAMLTree

/// Columns count Unicode scalars, lines are an editor's, whatever stands before.
struct ColumnTests {
    /// Each `1️⃣` etc. must be where the scalar with the marker's number as text begins.
    private func check(_ source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let marked = MarkedYAML(source)
        let root = try #require(marked.read().root, sourceLocation: sourceLocation)
        #expect(!marked.places.isEmpty, sourceLocation: sourceLocation)
        for (marker, place) in marked.places {
            let node = root.all.first { $0.scalar?.text == String(marker.unicodeScalars.prefix(1)) }
            #expect(node?.range.start == place, "\(marker)", sourceLocation: sourceLocation)
        }
    }

    @Test func afterTextThatIsNotASCII() throws {
        try check("é: 1️⃣1\n日本: {語: 2️⃣2, \"ü\": 3️⃣3}\n")
    }

    @Test func afterEmoji() throws {
        try check("😀: 1️⃣1\n'👩‍👩‍👧': [🇫🇷, 2️⃣2]\n")
    }

    @Test func afterCombiningMarks() throws {
        try check("e\u{301}: 1️⃣1\n")
    }

    @Test func afterAByteOrderMark() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a: 1\nb: 2".utf8)
        let root = try #require(YAMLReader().read(bytes, path: "a.yml").root)
        #expect(root.all.map(\.span) == ["1:1-2:5", "1:1-1:2", "1:4-1:5", "2:1-2:2", "2:4-2:5"])
    }

    @Test(arguments: ["\r\n", "\r", "\n"])
    func withAnyLineBreak(newline: String) throws {
        let source = "# c|1️⃣1: a|b:|  - 2️⃣2||  - é|3️⃣3: |   c|5: 'x|  y'|4️⃣4: 7"
        try check(source.replacing("|", with: newline))
    }

    @Test func withLineBreaksThatOnlyYAMLKnows() throws {
        try check("a: 'x\u{85}y\u{2028}z\u{2029}' \nb: 1️⃣1\nc: 2️⃣2")
        try check("a: b\u{85}1️⃣1: é\r\n2️⃣2: \u{2028}  c\r3️⃣3: d")
    }

    @Test func atTheEndOfAFileWithoutALineBreak() throws {
        try expect("a: 2️⃣{b1️⃣", [Expected("yaml-syntax", at: "1️⃣", notes: ["2️⃣"])])
    }
}
