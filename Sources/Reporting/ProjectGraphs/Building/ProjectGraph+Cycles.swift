extension ProjectGraph {
    /// Finds cycles of features whose scenes lead to each other's, and marks the edges between them.
    mutating func markCycles() {
        let modules = nodes.map(\.module)
        var next: [String: Set<String>] = [:]
        for edge in edges { next[modules[edge.from], default: []].insert(modules[edge.to]) }
        let reached = Dictionary(uniqueKeysWithValues: Set(modules).map { ($0, Self.reached(from: [$0], in: next)) })
        let leads = { (from: String, to: String) in reached[from]?.contains(to) == true }
        for index in edges.indices {
            let (from, to) = (modules[edges[index].from], modules[edges[index].to])
            edges[index].isInCycle = from != to && leads(to, from)
        }
        var cycles: Set<[String]> = []
        for (module, others) in reached {
            let cycle = others.filter { leads($0, module) }
            if cycle.count > 1 { cycles.insert(cycle.sorted()) }
        }
        self.cycles = cycles.sorted { $0[0] < $1[0] }
    }
}
