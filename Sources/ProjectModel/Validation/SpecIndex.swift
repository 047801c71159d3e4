/// The specs, with lookups for the rules. A class, since every rule holds it.
final class SpecIndex: Sendable {
    /// A scene with its module. A class, since many lists and tables hold the same scenes.
    final class SceneEntry: Sendable {
        let scene: SceneSpec
        let module: ModuleSpec

        init(scene: SceneSpec, module: ModuleSpec) {
            self.scene = scene
            self.module = module
        }
    }

    let specs: SpecSet
    let facts: TargetPackageFacts
    let features: [ModuleSpec]
    let coreModules: [ModuleSpec]
    let modulesByName: [String: ModuleSpec]
    let scenes: [SceneEntry]
    /// The first scene of each name.
    let scenesByName: [String: SceneEntry]
    /// The first adopted scene of each name.
    let adoptedByName: [String: SceneSpec]
    /// The valid names of scenes, sorted.
    let sceneNames: [String]
    let servicesByName: [String: ServiceSpec]
    /// The first use case of each name, with its module.
    let useCasesByName: [String: (useCase: UseCaseSpec, module: ModuleSpec)]
    /// Sample values, by the type's spelling.
    let samples: [String: SwiftExpression]
    /// All types that will be emitted, in a fixed order.
    let emittedTypes: [EmittedNames.Declaration]
    /// Names of types that look like slips.
    let suspectTypes: SuspectTypes
    /// The scopes of scenes and use cases.
    let sceneScopes: SceneScopes
    private let startValues = StartValueMemo()

    init(_ specs: SpecSet, facts: TargetPackageFacts) {
        self.specs = specs
        self.facts = facts
        features = specs.modules.filter { $0.kind.value != .core && $0.name.value != specs.project.core.value }
        coreModules = specs.modules.filter { $0.kind.value == .core || $0.name.value == specs.project.core.value }
        modulesByName = Dictionary(specs.modules.map { ($0.name.value, $0) }) { first, _ in first }
        scenes = specs.modules.flatMap { module in module.scenes.map { SceneEntry(scene: $0, module: module) } }
        scenesByName = Dictionary(scenes.map { ($0.scene.name.value, $0) }) { first, _ in first }
        adoptedByName = Dictionary(specs.adoptedScenes.map { ($0.name.value, $0) }) { first, _ in first }
        sceneNames = scenesByName.keys.filter { !specs.unread.contains(.nameOfPath($0)) }.sorted()
        servicesByName = Dictionary(specs.project.services.map { ($0.name.value, $0) }) { first, _ in first }
        let useCases = specs.modules.flatMap { module in
            module.useCases.map { (useCase: $0, module: module) }
        }
        useCasesByName = Dictionary(useCases.map { ($0.useCase.name.value, $0) }) { first, _ in first }
        samples = Dictionary(specs.project.samples.map { ($0.type.value.text, $0.value.value) }) { first, _ in first }
        sceneScopes = SceneScopes(specs, scenes)
        emittedTypes = EmittedNames.types(of: specs)
        suspectTypes = SuspectTypes(specs, declared: facts.declaredTypes, emitted: emittedTypes)
    }

    var project: ProjectSpec { specs.project }

    /// Returns the path that diagnostics show for a file or folder of specs. For example: `specs/Recipes/module.yml`.
    func path(of relative: String) -> String {
        guard let slash = project.path.lastIndex(of: "/") else { return relative }
        return "\(project.path[...slash])\(relative)"
    }

    /// Returns the remedy for a product of a package, or a framework, listed as a module.
    func noteOnProduct(_ name: String) -> String? {
        if project.packages.contains(where: { $0.products.contains { $0.value == name } }) {
            return "it is a product of a package: move it to 'packages', as in 'packages: [\(name)]'"
        }
        return PlatformModules.names.contains(name) ? "remove it: sources that need it import it" : nil
    }

    /// Returns the remedy for a missing core module.
    func noteOnMissingCore(_ name: String) -> String {
        "write '\(path(of: "\(name)/module.yml"))' with 'kind: core', or run 'vipergen new module \(name) --kind core'"
    }

    /// Features with a stubbed environment in their test support.
    var stubbedFeatures: [ModuleSpec] {
        features.filter {
            ($0.mocks != nil || $0.hasSandbox) && $0.kind.value == .feature && $0.name.value != project.app.value
                && !$0.scenes.isEmpty
        }
    }

    /// The methods of each repository, of scenes and shared.
    var repositories: [[MethodSpec]] {
        scenes.filter { $0.scene.sharedRepository == nil }.map(\.scene.repositoryMethods)
            + specs.modules.flatMap(\.repositories).map(\.methods)
    }

    /// Returns the scene that a route or a child leads to, generated or adopted.
    func destination(_ name: String) -> SceneSpec? { scenesByName[name]?.scene ?? adoptedByName[name] }

    func isUnread(_ part: UnreadPart) -> Bool { specs.unread.contains(part) }

    /// Returns true if all of a scene's parameters are known.
    func parametersAreKnown(of scene: String) -> Bool {
        !isUnread(.scene(scene)) && !isUnread(.parameters(scene: scene))
    }

    /// True if the use cases of every module are known.
    var useCasesAreKnown: Bool {
        !specs.modules.contains { isUnread(.useCases(module: $0.name.value)) || isUnread(.moduleFile($0.name.value)) }
    }

    /// Returns true if a name in the type has an error of its own, so that no value of the type is required.
    func isSlip(_ type: SwiftType) -> Bool {
        type.customNames.contains { suspectTypes.suspects[$0]?.isCertain == true }
    }

    /// Returns true if a field of the type has a natural start value, or a sample.
    func hasStartValue(_ type: SwiftType) -> Bool {
        startValues.isKnown(type) { samples[type.text] != nil || type.zeroValue { samples[$0]?.text } != nil }
    }
}

/// A cache of the answer for each type: a project's states repeat a few of them.
private struct StartValueMemo: Sendable {
    private let answers = Locked<[SwiftType: Bool]>([:])

    func isKnown(_ type: SwiftType, _ answer: () -> Bool) -> Bool {
        if let known = answers.withLock({ $0[type] }) { return known }
        let result = answer()
        answers.withLock { $0[type] = result }
        return result
    }
}
