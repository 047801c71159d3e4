import Diagnostics

/// Core modules depend on each other in one direction.
enum DependencyCycles: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let modules = Dictionary(specs.coreModules.map { ($0.name.value, $0) }) { first, _ in first }
        var search = CycleSearch(modules: modules)
        for name in modules.keys.sorted() { search.visit(name) }
        for cycle in search.cycles {
            let names = cycle.map(\.value)
            let closed = (names.last.map { [$0] } ?? []) + names
            guard let first = cycle.first else { continue }
            problems.report(
                "dependency-cycle",
                at: first.location,
                "core modules depend on each other: \(closed.joined(separator: " → "))",
                notes: cycle.dropFirst().map { Diagnostic.Note("on '\($0.value)' here", at: $0.location) }
                    + [Diagnostic.Note("take one of these dependencies out")]
            )
        }
    }
}

/// A depth-first search, without recursion: a hostile chain of modules must not run out of stack.
private struct CycleSearch {
    let modules: [String: ModuleSpec]
    /// The dependencies along each cycle that was found, each as it is written down.
    private(set) var cycles: [[Located<String>]] = []
    private var done: Set<String> = []

    init(modules: [String: ModuleSpec]) {
        self.modules = modules
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
                // A module that depends on itself is told of by another rule.
                if next.value != step.name { cycles.append(path[(depth + 1)...].compactMap(\.entry) + [next]) }
            } else if modules[next.value] != nil, !done.contains(next.value) {
                depths[next.value] = path.count
                path.append(self.step(to: next.value, by: next))
            }
        }
    }

    private func step(to name: String, by entry: Located<String>?) -> Step {
        Step(name: name, entry: entry, rest: (modules[name]?.dependencies ?? [])[...])
    }
}
