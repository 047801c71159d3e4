/// A shared screen is pushed, which removes it from its former stack, or stays in one place. No link leads to it.
enum SharedScenes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let shared = Shared(specs)
        if shared.isEmpty { return }
        let routes = specs.scenes.flatMap(\.scene.routes)
        for route in routes
        where route.tab != nil || route.presentation.value.isModal || route.presentation.value == .replace {
            guard let destination = route.destination, let scene = shared.shown(by: destination.value).first else {
                continue
            }
            let whose = scene == destination.value ? "'\(scene)'" : "'\(scene)', a variant of '\(destination.value)',"
            problems.report(
                .sharedSceneNotPushed,
                at: route.tab?.location ?? route.presentation.location,
                "\(whose) is shared, and UIKit raises when it comes by '\(route.way)' again",
                "push it: write 'present: push'\(route.tab == nil ? "" : ", and remove 'tab'")"
            )
        }
        for scene in specs.scenes.lazy.map(\.scene) {
            guard let link = scene.links.first, let name = shared.shown(by: scene.name.value).first else { continue }
            problems.report(
                .sharedSceneNotPushed,
                at: link.location,
                "'\(name)' is shared, and a link would take it from the place where it is",
                "remove 'links' of '\(scene.name.value)', or 'lifetime: shared'"
            )
        }
        checkPlaces(of: shared, routes, specs, problems)
    }

    /// Reports a shared screen in a tab, the start or a parent, which would be left empty when it is shown elsewhere.
    private static func checkPlaces(
        of shared: Shared,
        _ routes: [RouteSpec],
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let entrances = specs.project.entrances
        let children = specs.scenes.flatMap(\.scene.children).map(\.destination)
        let places = (entrances + children).flatMap { place in shared.shown(by: place.value).map { ($0, place) } }
        for (name, places) in Dictionary(grouping: places, by: \.0).mapValues({ $0.map(\.1) }) {
            let pushes = routes.filter { route in
                route.tab == nil && route.presentation.value == .push
                    && shared.shown(by: route.destination?.value ?? "").contains(name)
            }
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

extension RouteSpec {
    /// The way in which it presents. For example: `present: sheet`.
    fileprivate var way: String { "present: \(tab?.value.text ?? presentation.value.rawValue)" }
}

/// The shared scenes, and the scenes with a variant that is shared.
private struct Shared {
    private let names: Set<String>
    private let variants: [String: [String]]

    init(_ specs: SpecIndex) {
        let scenes = specs.scenes.lazy.map(\.scene)
        let names = Set(
            scenes.filter { $0.style.value.isOld && $0.lifetime?.value == .shared }.map(\.name.value)
        )
        self.names = names
        var variants: [String: [String]] = [:]
        if !names.isEmpty {
            for scene in scenes where !scene.variants.isEmpty {
                variants[scene.name.value] = scene.variants.map(\.destination.value).filter(names.contains)
            }
        }
        self.variants = variants
    }

    var isEmpty: Bool { names.isEmpty }

    /// Returns the shared scenes that may be shown for a scene of this name.
    func shown(by name: String) -> [String] {
        (names.contains(name) ? [name] : []) + (variants[name] ?? [])
    }
}
