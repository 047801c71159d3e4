import Basics
import Testing
import YAMLTree

struct NodeTests {
    private let range = SourceRange(
        start: Place(path: "a.yml", line: 1, column: 2),
        end: Place(path: "a.yml", line: 3, column: 4)
    )

    @Test func rangesAreKept() {
        var node = YAMLNode(content: .sequence([]), range: range)
        #expect(node.range == range)
        node.range.end.column = 9
        #expect(node.span == "1:2-3:9")
        #expect(node != YAMLNode(content: .sequence([]), range: range))
    }
}
