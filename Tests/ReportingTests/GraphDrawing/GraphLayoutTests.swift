import Reporting
import Testing
import TestSupport

/// What holds for every layout.
@Suite struct GraphLayoutTests {
    /// What a size is divided by where there's little time.
    private static let part = TestExtent.isWhole ? 1 : 3

    @Test(arguments: TestExtent.sample([10], of: [10, 60]))
    func nothingOverlaps(scenes: Int) {
        for graph in [
            SampleGraph.workload(scenes: scenes), SampleGraph.app(scenes: scenes, routes: 1),
            SampleGraph.web(scenes: scenes),
        ] {
            let layout = graph.layout()
            for (index, frame) in layout.frames.enumerated() {
                #expect(frame.x >= 0 && frame.x + frame.width <= layout.width)
                #expect(frame.y >= 0 && frame.y + frame.height <= layout.height)
                for other in layout.frames[..<index] { #expect(!frame.overlaps(other)) }
            }
        }
    }

    /// Through columns of nodes, edges are level: they pass between nodes.
    @Test func noEdgePassesThroughANode() {
        for graph in [
            SampleGraph.workload(scenes: 100 / Self.part), SampleGraph.app(scenes: 60 / Self.part, routes: 1),
            SampleGraph.web(scenes: 40 / Self.part),
        ] {
            let layout = graph.layout()
            for (edge, path) in zip(graph.edges, layout.paths) {
                let others = layout.frames.indices.filter { $0 != edge.from && $0 != edge.to }.map { layout.frames[$0] }
                for (one, next) in zip(path, path.dropFirst()) {
                    // A curve leads from one column to the next, where no node is.
                    let passed = one.y == next.y ? others.filter { isBeside($0, one.y) } : layout.frames
                    #expect(!passed.contains { liesBetween($0, one.x, next.x) })
                }
            }
        }
    }

    private func isBeside(_ frame: GraphLayout.Frame, _ y: Int) -> Bool { frame.y < y && y < frame.y + frame.height }

    private func liesBetween(_ frame: GraphLayout.Frame, _ one: Int, _ next: Int) -> Bool {
        frame.x < max(one, next) && min(one, next) < frame.x + frame.width
    }

    @Test func edgesEndAtTheirNodes() throws {
        let graph = SampleGraph.app(scenes: 60 / Self.part, routes: 2)
        let layout = graph.layout()
        for (edge, path) in zip(graph.edges, layout.paths) where edge.from != edge.to {
            let (first, last) = (try #require(path.first), try #require(path.last))
            let (from, to) = (layout.frames[edge.from], layout.frames[edge.to])
            #expect(first.y == from.centre.y && [from.x, from.x + from.width].contains(first.x))
            #expect(last.y == to.centre.y && [to.x, to.x + to.width].contains(last.x))
        }
    }

    /// The number that is reported is that of the picture.
    @Test func crossingsAreThoseOfThePicture() {
        for graph in [
            SampleGraph.workload(scenes: 40 / Self.part), SampleGraph.app(scenes: 40 / Self.part, routes: 2),
            SampleGraph.web(scenes: 30 / Self.part),
        ] {
            let layout = graph.layout()
            #expect(layout.crossings == DrawnCrossings.count(graph, layout))
        }
    }

    @Test func theSameGraphGivesTheSameLayout() {
        let graph = SampleGraph.app(scenes: 60 / Self.part, routes: 2)
        #expect(graph.layout() == graph.layout())
    }

    @Test func aStartIsLeftOfWhatFollows() {
        let ring = LayoutGraph(
            nodes: [LayoutGraph.Node](repeating: .init(width: 80, height: 40), count: 4),
            edges: (0..<4).map { .init(from: $0, to: ($0 + 1) % 4) },
            starts: [2]
        )
        let frames = ring.layout().frames
        #expect(frames[2].x < frames[3].x && frames[3].x < frames[0].x)
    }
}
