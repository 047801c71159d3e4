import Diagnostics
import SpecReading

/// A route to a tab selects one that the app has.
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

    /// Without tabs in the specs, the team makes them itself.
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
        let list = "write one of \(tabs.map { "'\($0)'" }.joined(separator: ", "))"
        problems.report(
            .unknownName,
            at: location,
            "no tab of the app shows '\(scene)'",
            near ?? (tabs.isEmpty ? "add 'tabs: [\(scene)]' to project.yml, or write the tab's number" : list)
        )
    }
}
