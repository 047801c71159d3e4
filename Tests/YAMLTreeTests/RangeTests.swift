import Basics
import Testing
import YAMLTree

struct RangeTests {
    private func spans(_ source: String) throws -> [String] {
        try tree(source).all.map(\.span)
    }

    @Test func blockCollectionsEndWithTheirLastChild() throws {
        #expect(try spans("a:\n  b: c\n\n# end\n") == ["1:1-2:7", "1:1-1:2", "2:3-2:7", "2:3-2:4", "2:6-2:7"])
        #expect(try spans("k:\n- 1\n\n\nz: 2") == ["1:1-5:5", "1:1-1:2", "2:1-2:4", "2:3-2:4", "5:1-5:2", "5:4-5:5"])
    }

    @Test func flowCollectionsEndBehindTheirBracket() throws {
        #expect(
            try spans("a: [ b, {c: d} ]") == [
                "1:1-1:17", "1:1-1:2", "1:4-1:17", "1:6-1:7", "1:9-1:15", "1:10-1:11", "1:13-1:14",
            ]
        )
    }

    @Test func aValueThatWasLeftOutIsBehindItsColon() throws {
        #expect(try tree("a:\n\nb: 1")["a"]?.span == "1:3-1:3")
        #expect(try tree("a:")["a"]?.span == "1:3-1:3")
        #expect(try tree("? a")["a"]?.span == "1:4-1:4")
    }

    @Test func aBarePairIsNotFlow() throws {
        let pair = try tree("[String: Int]")
        let braces = try tree("[{String: Int}]")
        #expect(pair.outline == braces.outline)
        #expect(pair.all.map(\.isFlow) == [true, false, false, false])
        #expect(braces.all.map(\.isFlow) == [true, true, false, false])
        #expect(pair.all.map(\.span) == ["1:1-1:14", "1:2-1:13", "1:2-1:8", "1:10-1:13"])
    }

    @Test func aLiteralEndsWithItsLastLineBreak() throws {
        #expect(try tree("a: |\n  x\nb: 1")["a"]?.span == "1:4-3:1")
        #expect(try tree("a: |\n  x")["a"]?.span == "1:4-2:4")
    }

    @Test func propertiesBelongToTheNode() throws {
        #expect(try tree("a: &x !t v")["a"]?.span == "1:4-1:11")
    }

    @Test func locationsCarryThePath() {
        let root = YAMLReader().read(Array("a".utf8), path: "specs/b.yml").root
        #expect(root?.range.start == Place(path: "specs/b.yml", line: 1, column: 1))
        #expect(root?.range.end.path == "specs/b.yml")
    }
}
