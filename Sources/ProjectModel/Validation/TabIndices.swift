/// A route to a tab selects one that the app has.
enum TabIndices: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let count = specs.project.tabs.count
        guard count > 0 else { return }
        for tab in specs.scenes.lazy.flatMap(\.scene.routes).compactMap(\.tab) where tab.value >= count {
            problems.report(
                .noSuchTab,
                at: tab.location,
                "the app has \(count == 1 ? "one tab" : "\(count) tabs"), and none numbered \(tab.value)",
                "tabs are counted from zero; the last one is \(count - 1)"
            )
        }
    }
}
