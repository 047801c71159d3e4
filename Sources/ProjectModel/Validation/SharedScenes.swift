import Diagnostics

/// A screen that there is one of is pushed, which takes it off its former stack, or stays in one place.
enum SharedScenes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let shared = Set(
            specs.scenes.lazy.map(\.scene).filter { $0.style.value.isOld && $0.lifetime?.value == .shared }
                .map(\.name.value)
        )
        if shared.isEmpty { return }
        let routes = specs.scenes.flatMap(\.scene.routes).filter { shared.contains($0.destination?.value ?? "") }
        for route in routes where [.present, .replace, .tab].contains(route.presentation.value) {
            problems.report(
                .sharedSceneNotPushed,
                at: route.presentation.location,
                "'\(route.destination?.value ?? "")' is shared, and UIKit raises when it comes by 'present: \(route.presentation.value.rawValue)' again",
                "push it: write 'present: push'\(route.tab == nil ? "" : ", and remove 'tab'")"
            )
        }
        checkPlaces(of: shared, routes, specs, problems)
    }

    /// The tab, the start or the parent that has it keeps an empty place when it goes somewhere else.
    private static func checkPlaces(
        of shared: Set<String>,
        _ routes: [RouteSpec],
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let entrances = specs.project.tabs.map(\.scene) + [specs.project.start].compactMap(\.self)
        let children = specs.scenes.flatMap(\.scene.children).map(\.destination)
        let places = (entrances + children).filter { shared.contains($0.value) }
        for (name, places) in Dictionary(grouping: places, by: \.value) {
            let pushes = routes.filter { $0.destination?.value == name && $0.presentation.value == .push }
            guard let place = places.last, places.count > 1 || !pushes.isEmpty else { continue }
            problems.report(
                .sharedSceneNotPushed,
                at: place.location,
                "'\(name)' is shared, and goes from here when it is shown in another place",
                notes: [
                    Diagnostic.Note(
                        "the other place is here; show it in one of them, or remove 'lifetime: shared'",
                        at: pushes.first?.name.location ?? places.first?.location
                    )
                ]
            )
        }
    }
}
