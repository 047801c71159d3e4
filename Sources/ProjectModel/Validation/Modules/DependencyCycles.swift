/// Core modules depend on each other in one direction.
enum DependencyCycles: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let dependencies = Dictionary(specs.coreModules.map { ($0.name.value, $0.dependencies) }) { first, _ in first }
        var search = CycleSearch(edges: dependencies)
        for name in dependencies.keys.sorted() { search.visit(name) }
        // A module that depends on itself is told of by another rule.
        for cycle in search.cycles where cycle.count > 1 {
            let names = cycle.map(\.value)
            let closed = (names.last.map { [$0] } ?? []) + names
            guard let first = cycle.first else { continue }
            problems.report(
                .cyclicReference,
                at: first.location,
                "core modules depend on each other: \(closed.joined(separator: " → "))",
                notes: cycle.dropFirst().map { Diagnostic.Note("on '\($0.value)' here", at: $0.location) }
                    + [Diagnostic.Note("remove one of these dependencies")]
            )
        }
    }
}
