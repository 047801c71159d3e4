extension ProjectGraph {
    /// Finds cycles of features whose scenes lead to each other's, and marks the edges between them.
    mutating func markCycles() {
        let names = Set(nodes.map(\.module)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let modules = nodes.map { numbers[$0.module] ?? 0 }
        var successors = [Set<Int>](repeating: [], count: names.count)
        for edge in edges where modules[edge.from] != modules[edge.to] {
            successors[modules[edge.from]].insert(modules[edge.to])
        }
        let sets = StrongComponents(successors.map { $0.sorted() }).setOf
        for index in edges.indices {
            let (from, to) = (modules[edges[index].from], modules[edges[index].to])
            edges[index].isInCycle = from != to && sets[from] == sets[to]
        }
        cycles = Dictionary(grouping: names.indices) { sets[$0] }.values
            .filter { $0.count > 1 }.map { $0.map { names[$0] } }
            .sorted { $0[0] < $1[0] }
    }
}
