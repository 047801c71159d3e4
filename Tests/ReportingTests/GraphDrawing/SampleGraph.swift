import Reporting

/// Graphs of any size: the same numbers give the same graph anywhere.
enum SampleGraph {
    /// That of the benchmarks: each scene leads to the next of its module, and to one of the next module.
    static func workload(scenes: Int) -> LayoutGraph {
        let modules = [10: 2, 100: 10, 500: 20][scenes] ?? 4
        return graph(scenes, (0..<scenes).flatMap { [($0, ($0 + modules) % scenes), ($0, ($0 + 1) % scenes)] })
    }

    /// An app of features of ten scenes: each scene is reached from one before, and some lead elsewhere, mostly inside of their feature.
    static func app(scenes: Int, routes: Int) -> LayoutGraph {
        var random = Random()
        var edges: [(Int, Int)] = []
        for scene in 1..<scenes {
            let first = scene / 10 * 10
            edges.append(
                (scene == first ? random.next(below: scene) : first + random.next(below: scene - first), scene)
            )
            for _ in 0..<routes where random.next(below: 2) == 0 {
                let isNear = random.next(below: 4) > 0
                let other = isNear ? min(first + random.next(below: 10), scenes - 1) : random.next(below: scenes)
                if other != scene { edges.append((scene, other)) }
            }
        }
        return graph(scenes, edges)
    }

    /// Two routes from each scene to any other.
    static func web(scenes: Int) -> LayoutGraph {
        var random = Random()
        return graph(scenes, (0..<2 * scenes).map { ($0 % scenes, random.next(below: scenes)) })
    }

    private static func graph(_ scenes: Int, _ edges: [(Int, Int)]) -> LayoutGraph {
        LayoutGraph(
            nodes: (0..<scenes).map { .init(width: 90 + 10 * ($0 % 7), height: 44) },
            edges: edges.map { .init(from: $0.0, to: $0.1) },
            starts: [0]
        )
    }
}

private struct Random {
    private var state: UInt64 = 42

    mutating func next(below count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(count, 1)
    }
}
