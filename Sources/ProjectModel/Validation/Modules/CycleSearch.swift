/// A depth-first search, without recursion: a hostile chain must not run out of stack.
struct CycleSearch {
    /// The names that each name refers to, with their places in specs.
    let edges: [String: [Located<String>]]
    /// The names along each cycle found, with their places in specs.
    private(set) var cycles: [[Located<String>]] = []
    private var done: Set<String> = []

    init(edges: [String: [Located<String>]]) {
        self.edges = edges
    }

    private struct Step {
        var name: String
        var entry: Located<String>?
        var rest: ArraySlice<Located<String>>
    }

    mutating func visit(_ start: String) {
        guard !done.contains(start) else { return }
        var path = [step(to: start, by: nil)]
        var depths = [start: 0]
        while var step = path.popLast() {
            guard let next = step.rest.popFirst() else {
                done.insert(step.name)
                depths[step.name] = nil
                continue
            }
            path.append(step)
            if let depth = depths[next.value] {
                cycles.append(path[(depth + 1)...].compactMap(\.entry) + [next])
            } else if edges[next.value] != nil, !done.contains(next.value) {
                depths[next.value] = path.count
                path.append(self.step(to: next.value, by: next))
            }
        }
    }

    private func step(to name: String, by entry: Located<String>?) -> Step {
        Step(name: name, entry: entry, rest: (edges[name] ?? [])[...])
    }
}
