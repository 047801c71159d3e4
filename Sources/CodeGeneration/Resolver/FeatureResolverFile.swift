import ProjectModel
import SwiftReading
import Templating

/// The app's side of a feature: its resolver's switch, and the environments of its scenes.
struct FeatureResolverFile: Sendable {
    private let place: ModulePlace
    private let environments: [String]
    private var feature: Feature { place.feature }
    private var project: Project { place.context.project }

    init(_ place: ModulePlace) {
        let feature = place.feature
        self.place = place
        environments = (feature.sceneEnvironments + feature.useCases.map { "\($0.name)UseCaseEnvironment" })
            .map { Self.qualifier(feature.name, in: place.context) + $0 }
    }

    static let table: TemplateTable<FeatureResolverFile> = [
        .imports { $0.imports.lines() + $0.builderImports },
        .text("qualifiedEnvironment", "the app's own environment, with its module where that is another one") { file in
            let environment = file.project.environment
            return qualifier(environment.module, in: file.place.context) + environment.name
        },
        .texts("isolation", "the attribute of members that extensions add to it") { $0.project.environment.attributes },
        .text("interface", "the feature's interface, as what qualifies a name; empty where nothing has to") {
            qualifier($0.feature.interfaceName, in: $0.place.context)
        },
        .flag("hasEnvironments", "whether scenes or use cases have environments") { !$0.environments.isEmpty },
        .texts("environments", "the environments of scenes and use cases") { $0.environments },
        .flag("hasScenes", "whether the switch has a case") { !$0.feature.enumeratedScenes.isEmpty },
        .list("scenes", "the scenes that the switch is over", of: scene) { $0.feature.enumeratedScenes },
        .list("ownScenes", "the scenes with resolvers of their own", of: ownScene) {
            $0.feature.scenes.filter(\.isResolvedAlone)
        },
        .texts("useCases", "the feature's use cases") { $0.feature.useCases.map(\.name) },
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
        imports.add(feature.name, environments.isEmpty ? .internal : .public)
        return imports
    }

    /// The imports that the team lists for builders in specs, as far as the file hasn't them yet.
    private var builderImports: [String] {
        guard feature.scenes.contains(where: { $0.builder != nil }) else { return [] }
        let known = Set(imports.declarations.map(\.module)).union([project.app])
        return project.descriptors.importLines(besides: known)
    }

    /// Returns the module's name as a qualifier, which marks the conformance of another module's type as intended.
    /// Without it, the compiler warns unless it knows that the modules are of one package.
    private static func qualifier(_ module: String, in context: GenerationContext) -> String {
        let app = context.project.app
        return context.project.environment.module == app || module == app ? "" : module + "."
    }
}

extension Scene {
    /// The expression with which the app builds it: with its view builder, or as the variant that the flags select.
    fileprivate var buildCall: String {
        variants.isEmpty ? doorCall : "build(descriptor, as: variant(of: descriptor))"
    }
}
