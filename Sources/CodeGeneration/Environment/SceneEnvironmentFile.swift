/// A scene's environment: the services it lists and the resolvers that its routes need.
struct SceneEnvironmentFile: Sendable {
    let place: ScenePlace
    private let imports: ImportList
    private let services: [Service]
    private let tabs: [Tab]

    init(_ place: ScenePlace) {
        let (scene, context) = (place.scene, place.context)
        let services = scene.services.notReached(by: scene.sharedRepository)
        var imports = context.imports(in: place.feature.name)
        for service in services { imports.add(service.type, place.access) }
        for feature in scene.destinationFeatures {
            // A screen that is led back to is only named in a body.
            let isShown = scene.builtFeatures.contains(feature)
            imports.add(context.interfaceName(of: feature), isShown ? place.access : .internal)
        }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature), place.access) }
        if !scene.adoptedDestinations.isEmpty {
            imports.addTeamDescriptors(place.access)
            imports.add("ViperRuntime", place.access)
        }
        if scene.hasUnseenFailures { imports.add("ViperRuntime", place.access) }
        self.place = place
        self.imports = imports
        self.services = services
        tabs = Self.tabs(of: scene)
    }

    static let table: TemplateTable<SceneEnvironmentFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .text("inheritance", "the protocols that the environment inherits, behind a colon") { $0.inheritance },
        .list("services", "the services that it uses itself", of: ServiceProperty.table) { $0.services },
        .list("tabs", "the tabs that routes name by their scenes, each once", of: tab) { $0.tabs },
        .list("adopted", "the adopted scenes that it leads to or shows", of: AdoptedDestination.table) {
            $0.place.scene.adoptedDestinations
        },
        .flag("hasTabs", "whether there are any") { !$0.tabs.isEmpty },
    ]

    private typealias Tab = (scene: String, index: Int)

    private static let tab: TemplateTable<Tab> = [
        .text("property", "what the environment calls the tab's place") { Route.tabProperty(of: $0.scene) },
        .text("scene", "the tab's scene") { $0.scene },
        .text("index", "the place where the spec has it") { "\($0.index)" },
    ]

    /// Returns the tabs that its routes name by their scenes, each once, by index.
    private static func tabs(of scene: Scene) -> [Tab] {
        var names: [Int: String] = [:]
        for route in scene.routes {
            if let tab = route.tab, let name = tab.scene { names[tab.index] = name }
        }
        return names.sorted { $0.key < $1.key }.map { ($1, $0) }
    }

    private var inheritance: String {
        let scene = place.scene
        let protocols =
            scene.resolvedFeatures.map(ResolverName.ofFeature)
            + scene.resolvedScenes.map { ResolverName.ofScene($0.name) } + scene.useCaseResolvers
            + [scene.sharedRepository?.environment].compactMap(\.self)
            + (scene.hasUnseenFailures ? ["UnseenFailureHandler"] : [])
        return protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    }
}

extension Scene {
    /// The protocols of the resolvers of its use cases, by name.
    fileprivate var useCaseResolvers: [String] { useCases.map { ResolverName.ofUseCase($0.useCase) }.sorted() }
}

extension [Service] {
    /// Returns the services that the repository's environment doesn't already declare.
    func notReached(by repository: Repository?) -> [Service] {
        guard let repository else { return self }
        return filter { service in !repository.services.contains { $0.name == service.name } }
    }
}

extension Route {
    /// Returns the environment's property with a tab's index. For example: `kaimonoTopTab`.
    static func tabProperty(of scene: String) -> String { scene.lowerCamelCase + "Tab" }
}
