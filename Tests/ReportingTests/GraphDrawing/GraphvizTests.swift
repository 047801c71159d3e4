import Foundation
import Reporting
import Testing
import TestSupport

/// Crossings, compared with those of Graphviz's `dot`.
@Suite struct GraphvizTests {
    struct Comparison: Sendable, CustomTestStringConvertible {
        var name: String
        var graph: LayoutGraph
        /// Those of `dot` 2.43, whose layers are not limited in number. `make graph-crossings` asks the `dot` that is installed.
        var dot: Int

        var testDescription: String { name }
    }

    static let comparisons = [
        Comparison(name: "workload, 10 scenes", graph: SampleGraph.workload(scenes: 10), dot: 0),
        Comparison(name: "workload, 100 scenes", graph: SampleGraph.workload(scenes: 100), dot: 153),
        Comparison(name: "workload, 500 scenes", graph: SampleGraph.workload(scenes: 500), dot: 812),
        Comparison(name: "app, 10 scenes", graph: SampleGraph.app(scenes: 10, routes: 1), dot: 0),
        Comparison(name: "app, 100 scenes", graph: SampleGraph.app(scenes: 100, routes: 1), dot: 36),
        Comparison(name: "web, 100 scenes", graph: SampleGraph.web(scenes: 100), dot: 436),
    ]

    @Test(arguments: TestExtent.sample(comparisons.filter { $0.dot < 150 }, of: comparisons))
    func atMostHalfAsManyMore(comparison: Comparison) {
        let crossings = comparison.graph.layout().crossings
        #expect(2 * crossings <= 3 * comparison.dot, "\(crossings), and \(comparison.dot) of dot")
    }

    /// 500 scenes of an app take a minute without optimisation; what is compared here is what is installed.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GRAPHVIZ"] == "1"))
    func theInstalledGraphviz() async throws {
        let large = Comparison(name: "app, 500 scenes", graph: SampleGraph.app(scenes: 500, routes: 1), dot: 1092)
        for comparison in GraphvizTests.comparisons + [large] {
            let dot = try await dotCrossings(comparison.graph)
            let crossings = comparison.graph.layout().crossings
            print("\(comparison.name): \(crossings) crossings, \(dot) of dot (\(comparison.dot) of dot 2.43)")
            #expect(2 * crossings <= 3 * dot)
        }
    }

    /// What `dot` says of the order that it draws. Edges there and back are one for it, too.
    private func dotCrossings(_ graph: LayoutGraph) async throws -> Int {
        var seen: Set<Set<Int>> = []
        let edges = graph.edges.filter { $0.from != $0.to && seen.insert([$0.from, $0.to]).inserted }
        let lines = graph.nodes.indices.map { "n\($0)" } + edges.map { "n\($0.from) -> n\($0.to)" }
        let folder = try TemporaryFolder()
        try folder.write("digraph { rankdir=LR; \(lines.joined(separator: "; ")) }\n", to: "graph.dot")
        let run = try await Tool.run("dot", ["-v", "-Gphase=2", "-o", "out", "graph.dot"], in: folder.url)
        let count = try #require(run.errors.firstMatch(of: /mincross [^\n]*: (\d+) crossings/))
        return try #require(Int(count.1))
    }
}
