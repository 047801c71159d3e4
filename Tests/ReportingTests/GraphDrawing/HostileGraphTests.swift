import Reporting
import Testing

/// Graphs that no app has, but that a spec could describe.
@Suite struct HostileGraphTests {
    private func graph(_ count: Int, _ edges: [(Int, Int)]) -> LayoutGraph {
        LayoutGraph(
            nodes: [LayoutGraph.Node](repeating: .init(width: 80, height: 40), count: count),
            edges: edges.map { .init(from: $0.0, to: $0.1) }
        )
    }

    @Test func nothing() {
        let layout = graph(0, []).layout()
        #expect(layout.frames.isEmpty && layout.width == 0 && layout.height == 0)
    }

    @Test func nodesWithoutEdgesStandInRows() {
        let layout = graph(40, []).layout()
        #expect(layout.width <= 1100)
        for (index, frame) in layout.frames.enumerated() {
            #expect(!layout.frames[..<index].contains { $0.overlaps(frame) })
        }
    }

    @Test func edgesToItselfTwiceAndToNowhere() {
        let layout = graph(2, [(0, 0), (0, 1), (0, 1), (1, 0), (0, 7), (-1, 0)]).layout()
        #expect(layout.paths.map(\.isEmpty) == [true, false, false, false, true, true])
        #expect(layout.paths[1] == layout.paths[3].reversed())
        #expect(layout.crossings == 0)
    }

    @Test func aLongPathTakesNoDeepRecursion() {
        let layout = graph(3_000, (1..<3_000).map { ($0 - 1, $0) }).layout()
        #expect(layout.height == 40)
    }

    @Test func everyNodeLeadsToEveryOther() {
        let count = 12
        let layout = graph(count, (0..<count).flatMap { one in (0..<count).map { (one, $0) } }).layout()
        for (index, frame) in layout.frames.enumerated() {
            #expect(!layout.frames[..<index].contains { $0.overlaps(frame) })
        }
    }
}
