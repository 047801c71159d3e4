/// The place in the app to which the links of a scene lead.
public struct LinkPlace: Hashable, Sendable {
    /// A screen on the way to the scene, or the scene itself.
    public struct Screen: Hashable, Sendable {
        public var scene: SceneReference
        /// The parameters that the link gives it, each with the linked scene's parameter that has the value.
        public var arguments: [String: String] = [:]
    }

    /// The index of the tab; `nil` for the one that is selected, or an app without tabs.
    public var tab: Int?
    /// The screens from the bottom of the stack to the linked scene, which is the last.
    public var screens: [Screen]
    /// True if the first screen is one that the app starts on.
    public var beginsWithEntrance: Bool
    /// The way in which the scene comes on screen.
    public var presentation: Route.Presentation
}

/// The places of all linked scenes, as paths and routes say them.
///
/// What lies below a scene are the scenes whose links are the beginnings of its own: `/shops` below
/// `/shops/{shopID}`. The tab is the one whose routes lead to the lowest of them.
public struct LinkPlaces: Sendable {
    /// A link, with its scene.
    private struct Owner: Sendable {
        var scene: Scene
        var pattern: LinkPattern
    }

    private let entrances: Set<SceneReference>
    /// The links by their paths, with the types of parameters in place of their names.
    private let owners: [[String]: Owner]
    private let ways: [SceneReference: Route]
    private let tabs: [SceneReference: Int]

    public init(of project: Project) {
        entrances = Set(project.entrance.scenes)
        let all = project.features.flatMap(\.scenes)
        let links = all.flatMap { scene in scene.links.map { Owner(scene: scene, pattern: $0) } }
        owners = Dictionary(links.map { ($0.scene.shape(of: $0.pattern.path[...]), $0) }) { first, _ in first }
        ways = Self.ways(in: all)
        tabs = Self.tabs(of: project, all)
    }

    /// Returns the place of a scene that has links.
    public func place(of scene: Scene) -> LinkPlace {
        let isEntrance = entrances.contains(scene.reference)
        let way = isEntrance ? .push : presentation(of: scene)
        let below =
            isEntrance ? [] : scene.links.lazy.map { self.screens(below: scene, $0) }.first { !$0.isEmpty } ?? []
        let screens = below + [LinkPlace.Screen(scene: scene.reference)]
        let bottom = screens[0].scene
        return LinkPlace(
            tab: way.isModal && below.isEmpty ? nil : tabs[bottom],
            screens: screens,
            beginsWithEntrance: entrances.contains(bottom),
            presentation: way
        )
    }

    private func presentation(of scene: Scene) -> Route.Presentation {
        let way = ways[scene.reference]?.presentation ?? .push
        if way.isModal { return way }
        return scene.output == .viewController && !scene.isNavigationController ? .push : .sheet
    }

    /// Returns the screens whose links are beginnings of the scene's, from the bottom.
    private func screens(below scene: Scene, _ pattern: LinkPattern) -> [LinkPlace.Screen] {
        let screens = pattern.path.indices.compactMap { length -> LinkPlace.Screen? in
            let path = pattern.path.prefix(length)
            guard let owner = owners[scene.shape(of: path)], owner.scene.reference != scene.reference else {
                return nil
            }
            let arguments = zip(owner.pattern.path, path).compactMap { own, given in
                if case (.parameter(let name), .parameter(let value)) = (own, given) { (name, value) } else { nil }
            }
            let known = Dictionary(arguments) { first, _ in first }
            let isComplete = owner.scene.parameters.allSatisfy { $0.defaultValue != nil || known[$0.name] != nil }
            guard isComplete, entrances.contains(owner.scene.reference) || presentation(of: owner.scene) == .push else {
                return nil
            }
            return LinkPlace.Screen(scene: owner.scene.reference, arguments: known)
        }
        // A screen that the app starts on has nothing below it.
        let bottom = screens.lastIndex { entrances.contains($0.scene) } ?? 0
        return Array(screens[bottom...])
    }

    /// The first route to each scene; one that pushes it before one that presents it.
    private static func ways(in scenes: [Scene]) -> [SceneReference: Route] {
        var ways: [SceneReference: Route] = [:]
        for route in scenes.flatMap(\.routes) {
            guard let scene = route.shownScene else { continue }
            if let known = ways[scene], !known.presentation.isModal || route.presentation.isModal { continue }
            ways[scene] = route
        }
        return ways
    }

    /// The tab of each scene: where a route says one, it, otherwise the one with the fewest routes in between.
    private static func tabs(of project: Project, _ scenes: [Scene]) -> [SceneReference: Int] {
        let tabs = project.entrance.tabs
        if tabs.isEmpty { return [:] }
        var known: [SceneReference: Int] = [:]
        for (index, tab) in tabs.enumerated() { known[tab.scene] = index }
        var told: [(SceneReference, Int)] = []
        var next: [SceneReference: [SceneReference]] = [:]
        for scene in scenes {
            for route in scene.routes {
                guard let destination = route.shownScene else { continue }
                if let tab = route.tab { told.append((destination, tab.index)) }
                next[scene.reference, default: []].append(destination)
            }
        }
        for (scene, tab) in told where known[scene] == nil { known[scene] = tab }
        var front = tabs.map(\.scene) + told.map(\.0)
        while !front.isEmpty {
            let reached = front.flatMap { scene in next[scene, default: []].map { ($0, known[scene]) } }
            front = []
            for (scene, tab) in reached where known[scene] == nil {
                known[scene] = tab
                front.append(scene)
            }
        }
        return known
    }
}

extension Route {
    /// The scene that the route shows anew; `nil` for one that the team builds itself or that is there already.
    fileprivate var shownScene: SceneReference? {
        guard case .scene(let scene) = destination, adopted == nil, !presentation.isReturning else { return nil }
        return scene
    }
}

extension Scene {
    public var reference: SceneReference { SceneReference(feature: feature, scene: name) }

    /// The link that others are given: the first that has all parameters, or the first where none has.
    public var writtenLink: LinkPattern? {
        links.first { $0.parameters.count == parameters.count } ?? links.first
    }

    /// Returns a path with the types of its parameters in place of their names.
    fileprivate func shape(of path: ArraySlice<LinkPattern.Segment>) -> [String] {
        path.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name): "{\(parameters.first { $0.name == name }?.type.text ?? name)}"
            }
        }
    }
}
