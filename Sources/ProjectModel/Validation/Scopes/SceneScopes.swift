/// The scopes of scenes and use cases: of those that need a service of one, and of all that lead to such.
struct SceneScopes: Sendable {
    /// Why something belongs to a scope.
    struct Reason: Hashable, Sendable {
        var scope: String
        /// What it uses or leads to. For example: `cartRepository`, or `Cart`.
        var name: String
        /// True for a scene that it leads to or shows.
        var isScene: Bool
        var place: SourceLocation
    }

    private let scopes: [String: String]
    private(set) var scenes: [String: Reason] = [:]
    private(set) var useCases: [String: Reason] = [:]
    /// Scenes and use cases that would belong to another scope as well, with why.
    private(set) var torn: [(name: String, reasons: [Reason])] = []

    /// - Parameter specs: The specs, whose names may be unknown.
    init(_ specs: SpecSet, _ entries: [SpecIndex.SceneEntry]) {
        let all = specs.project.scopes.flatMap { scope in scope.services.map { ($0.value, scope.name.value) } }
        scopes = Dictionary(all) { first, _ in first }
        guard !scopes.isEmpty else { return }
        for module in specs.modules {
            for useCase in module.useCases {
                let reasons = reasons(useCase.uses + repository(useCase.repository, of: module))
                take(reasons, for: useCase.name.value, into: \.useCases)
            }
        }
        var leading: [String: [(scene: String, place: SourceLocation)]] = [:]
        for entry in entries {
            let scene = entry.scene
            for destination in scene.shownScenes {
                leading[destination.value, default: []].append((scene.name.value, destination.location))
            }
            let flags = scene.variants.flatMap { variant in
                variant.flag.value.names.map { Located($0, at: variant.flag.range) }
            }
            let uses = scene.uses + [scene.sharedUseCase].compactMap(\.self)
            take(
                reasons(uses + repository(scene.sharedRepository, of: entry.module) + flags),
                for: scene.name.value,
                into: \.scenes
            )
        }
        spread(along: leading)
    }

    /// Has every scene that leads to one of a scope belong to it as well.
    private mutating func spread(along leading: [String: [(scene: String, place: SourceLocation)]]) {
        var next = scenes.keys.sorted()
        while let name = next.popLast() {
            guard let scope = scenes[name]?.scope else { continue }
            for (scene, place) in leading[name] ?? [] where scene != name {
                let isNew = scenes[scene] == nil
                take(
                    [Reason(scope: scope, name: name, isScene: true, place: place)],
                    for: scene,
                    into: \.scenes
                )
                if isNew { next.append(scene) }
            }
        }
    }

    private mutating func take(
        _ reasons: [Reason],
        for name: String,
        into known: WritableKeyPath<Self, [String: Reason]>
    ) {
        for reason in reasons {
            guard let first = self[keyPath: known][name] else {
                self[keyPath: known][name] = reason
                continue
            }
            if first.scope != reason.scope { torn.append((name, [first, reason])) }
        }
    }

    private func reasons(_ uses: [Located<String>]) -> [Reason] {
        uses.compactMap { use in
            let scope = scopes[use.value] ?? useCases[use.value]?.scope
            return scope.map { Reason(scope: $0, name: use.value, isScene: false, place: use.location) }
        }
    }

    private func repository(_ name: Located<String>?, of module: ModuleSpec) -> [Located<String>] {
        guard let name, let repository = module.repositories.first(where: { $0.name.value == name.value }) else {
            return []
        }
        return repository.uses
    }
}

extension SceneSpec {
    /// The scenes that it builds: those that routes lead to, children and variants.
    fileprivate var shownScenes: [Located<String>] {
        let led = routes.filter { !$0.presentation.value.isReturning }.compactMap(\.destination)
        return led + children.map(\.destination) + variants.map(\.destination)
    }
}
