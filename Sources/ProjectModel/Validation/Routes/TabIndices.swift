/// A route to a tab selects one of the app's tabs.
enum TabIndices: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.isUnread(.tabs) else { return }
        for tab in specs.scenes.lazy.flatMap(\.scene.routes).compactMap(\.tab) {
            switch tab.value {
            case .index(let index): check(index, at: tab.location, specs, problems)
            case .scene(let scene): check(scene, at: tab.location, specs, problems)
            }
        }
    }

    /// Checks an index. Without tabs in the specs, the team creates them itself.
    private static func check(
        _ index: Int,
        at location: SourceLocation,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let count = specs.project.tabs.count
        guard count > 0, index >= count else { return }
        problems.report(
            .unknownName,
            at: location,
            "the app has \(count == 1 ? "one tab" : "\(count) tabs"), and none numbered \(index)",
            "tabs are counted from zero; the last one is \(count - 1)"
        )
    }

    private static func check(
        _ scene: String,
        at location: SourceLocation,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let tabs = specs.project.tabs.map(\.scene.value)
        guard !tabs.contains(scene) else { return }
        let near = NearName.find(scene, in: tabs).map { "did you mean '\($0)'?" }
        let path = specs.project.path
        let start = specs.project.start?.value
        let all = (start.map { $0 == scene ? [] : [$0] } ?? []) + [scene]
        let added =
            start == nil
            ? "add 'tabs: [\(scene)]' to \(path), or write the tab's number"
            : "write 'tabs: [\(all.joined(separator: ", "))]' in place of 'start' in \(path), or write the tab's number"
        let list = "write one of \(tabs.map { "'\($0)'" }.joined(separator: ", "))"
        problems.report(
            .unknownName,
            at: location,
            "no tab of the app shows '\(scene)'",
            near ?? (tabs.isEmpty ? added : list)
        )
    }
}
