/// The app's side of a feature: its resolver's switch, and the environments of its scenes.
struct FeatureResolverFile: Sendable {
    private let place: ModulePlace
    private var feature: Feature { place.feature }
    private var project: Project { place.context.project }

    init(_ place: ModulePlace) {
        self.place = place
    }

    static let table: TemplateTable<FeatureResolverFile> = [
        .imports { $0.imports.lines() + $0.builderImports },
        .list("owners", "the environments that the feature's scenes are resolved by", of: owner) { file in
            SceneOwner.all(in: file.project).map { OwnedScenes(owner: $0, place: file.place) }
                .filter { !$0.isEmpty }
        },
    ]

    private static let owner: TemplateTable<OwnedScenes> = [
        .text("owner", "the environment, with its module where that is another one") { $0.qualifiedName },
        .texts("isolation", "the attribute of members that extensions add to it") { $0.owner.attributes },
        .text("appInside", "the app's environment, as it is called there") { $0.owner.appInside },
        .text("interface", "the feature's interface, as what qualifies a name; empty where nothing has to") {
            $0.qualifier(of: $0.place.feature.interfaceName)
        },
        .flag("hasEnvironments", "whether scenes or use cases have environments") { !$0.environments.isEmpty },
        .texts("environments", "the environments of scenes and use cases") { $0.environments },
        .flag("hasScenes", "whether the switch has a case") { !$0.enumerated.isEmpty },
        .list("scenes", "the scenes that the switch is over", of: scene) { $0.enumerated },
        .list("ownScenes", "the scenes with resolvers of their own", of: ownScene) {
            $0.scenes.filter(\.isResolvedAlone)
        },
        .texts("useCases", "the feature's use cases") { $0.useCases.map(\.name) },
    ]

    private static let scene: TemplateTable<Scene> = [
        .text("case", "the scene's case behind a dot") { $0.caseName.spelled(.member) },
        .flag("usesDescriptor", "whether its builder looks at the descriptor") { $0.builder.usesDescriptor },
        .text("build", "what builds it") { $0.buildCall },
    ]

    private static let ownScene: TemplateTable<Scene> = [
        .text("scene", "the scene's name") { $0.name },
        .text("output", "the type that is given for it") { $0.output.rawValue },
        .flag("keepsDescriptor", "whether it is a screen, which keeps its descriptor") { $0.output != .embeddedScene },
        .text("build", "what builds it") { $0.buildCall },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: project.app)
        imports.add("ViperRuntime", .public)
        imports.add(feature.interfaceName, .public)
        imports.add(project.environment, .public)
        if feature.scenes.contains(where: \.isResolvedAlone) { imports.addNamespace(.public) }
        // Of scenes that are written by hand only builders are used.
        let hasEnvironments = feature.scenes.contains(where: \.hasEnvironment) || !feature.useCases.isEmpty
        imports.add(feature.name, hasEnvironments ? .public : .internal)
        return imports
    }

    /// The imports that the team lists for builders in specs, as far as the file hasn't them yet.
    private var builderImports: [String] {
        guard feature.scenes.contains(where: { $0.builder != nil }) else { return [] }
        let known = Set(imports.declarations.map(\.module)).union([project.app])
        return project.descriptors.importLines(besides: known)
    }
}

/// The scenes and use cases of a feature that one environment resolves.
private struct OwnedScenes: Sendable {
    let owner: SceneOwner
    let place: ModulePlace

    var scenes: [Scene] { place.feature.scenes.filter(owner.owns) }
    var useCases: [UseCase] { place.feature.useCases.filter(owner.owns) }
    var enumerated: [Scene] { scenes.filter { !$0.isResolvedAlone } }
    var isEmpty: Bool { scenes.isEmpty && useCases.isEmpty }

    var environments: [String] {
        let names = scenes.filter(\.hasEnvironment).map { "\($0.name)Environment" }
        return (names + useCases.map { "\($0.name)UseCaseEnvironment" }).map { qualifier(of: place.feature.name) + $0 }
    }

    var qualifiedName: String {
        owner.scope == nil ? qualifier(of: place.context.project.environment.module) + owner.name : owner.name
    }

    /// Returns the module's name as a qualifier, which marks the conformance of another module's type as intended.
    /// Without it, the compiler warns unless it knows that the modules are of one package.
    func qualifier(of module: String) -> String {
        let app = place.context.project.app
        let isOwn = owner.scope != nil || place.context.project.environment.module == app
        return isOwn || module == app ? "" : module + "."
    }
}

extension Scene {
    /// The expression with which the app builds it: with its view builder, or as the variant that the flags select.
    fileprivate var buildCall: String {
        variants.isEmpty ? doorCall : "build(descriptor, as: variant(of: descriptor))"
    }
}
