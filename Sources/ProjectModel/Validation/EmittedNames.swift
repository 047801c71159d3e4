import Diagnostics
import SwiftReading

/// The names that emitted code is going to declare.
enum EmittedNames {
    /// A name, and what it is emitted for.
    struct Declaration: Sendable {
        /// What declares names, as a diagnostic calls it.
        enum Owner: String, Sendable {
            case scene, module, service, app
            case useCase = "use case"
            case coreModule = "core module"
            /// A type that the module's spec lists, since its sources declare it.
            case listingModule
        }

        var name: String
        var kind: Owner
        var ownerName: String
        var location: SourceLocation

        init(_ name: String, of kind: Owner, _ owner: String, at location: SourceLocation) {
            self.name = name
            self.kind = kind
            ownerName = owner
            self.location = location
        }

        /// For example: "scene 'RecipeDetails'". Made when asked for: there are very many declarations, and few clash.
        var owner: String {
            kind == .listingModule ? "module '\(ownerName)' (types)" : "\(kind.rawValue) '\(ownerName)'"
        }

        /// Whether it is the owner's name with something behind it.
        var isSuffixed: Bool { name != ownerName }
    }

    /// What is put behind a scene's name.
    static let sceneSuffixes = [
        "ViewController", "Presenter", "Interactor", "Wireframe", "ViewBuilder", "Environment", "State", "ViewContract",
        "PresenterContract", "InteractorContract", "WireframeContract", "Descriptor",
    ]
    /// What is put behind an `mvvm` scene's name.
    static let mvvmSuffixes = [
        "ViewController", "View", "ViewModel", "UseCase", "Repository", "Wireframe", "ViewBuilder", "Environment",
        "ViewModelContract", "UseCaseContract", "RepositoryContract", "WireframeContract", "Descriptor", "Previews",
    ]

    private static func suffixes(of scene: SceneSpec, _ binding: ViewBinding) -> [String] {
        if scene.style.value == .mvvm { return mvvmSuffixes + scene.parts.map(\.viewSuffix) + variations(of: scene) }
        let view = scene.style.value == .swiftui ? viewSuffixes(of: scene, binding) : []
        return sceneSuffixes + view + (scene.previews.isEmpty ? [] : ["Previews", "PreviewEnvironment"])
            + (scene.children.isEmpty || scene.style.value == .uikit ? [] : ["Children"]) + variations(of: scene)
    }

    /// What SwiftUI scenes have.
    private static func viewSuffixes(of scene: SceneSpec, _ binding: ViewBinding) -> [String] {
        let contents = scene.contents.flatMap { content in
            let name = SwiftIdentifier.upperCamelCase(content.name.value)
            return [name + "Content", name + "Sections"]
                + content.sections.map { SwiftIdentifier.upperCamelCase($0.name.value) + "Section" }
        }
        return ["View", "DataSource", "ViewDelegate"] + (binding == .rx ? ["Drivers"] : []) + contents
    }

    /// What scenes of any style may have.
    private static func variations(of scene: SceneSpec) -> [String] {
        (scene.variants.isEmpty ? [] : ["Variant"])
            + ((scene.output?.value ?? .viewController) == .viewController ? [] : ["SceneResolver"])
    }

    /// What of it has mocks: `MockCartEnvironment`.
    static let mockedSuffixes = [
        "Environment", "ViewContract", "PresenterContract", "InteractorContract", "WireframeContract",
    ]
    static let mvvmMockedSuffixes = [
        "Environment", "ViewModelContract", "UseCaseContract", "RepositoryContract", "WireframeContract",
    ]
    /// What is put behind a feature's name.
    static let featureSuffixes = ["Scene", "Resolver", "SceneDescriptor"]
    /// What is put behind a use case's name.
    static let useCaseSuffixes = ["UseCase", "UseCaseBuilder", "UseCaseEnvironment", "UseCaseResolver"]

    static func types(of scene: SceneSpec, binding: ViewBinding) -> [Declaration] {
        if scene.style.value == .legacy {
            return declarations(
                ["ViewBuilder", "Environment", "Descriptor"] + variations(of: scene),
                scene.name,
                .scene
            )
        }
        var types = declarations(suffixes(of: scene, binding), scene.name, .scene)
        for suffix in scene.style.value == .mvvm ? mvvmMockedSuffixes : mockedSuffixes {
            types.append(declaration("Mock" + scene.name.value + suffix, scene.name, .scene))
        }
        return types
    }

    static func types(of useCase: UseCaseSpec) -> [Declaration] {
        declarations(useCaseSuffixes, useCase.name, .useCase)
            + [declaration("Default\(useCase.name.value)UseCase", useCase.name, .useCase)]
    }

    static func types(of feature: ModuleSpec) -> [Declaration] {
        declarations(featureSuffixes, feature.name, .module)
    }

    /// The protocol behind a service, and what the app uses for it, as far as they are scaffolded.
    static func types(of service: ServiceSpec) -> [Declaration] {
        guard service.isScaffolded else { return [] }
        let type = service.type.value.protocolName
        return [type, service.legacy == nil ? "Default" + type : type + "Adapter"].map {
            Declaration($0, of: .service, service.name.value, at: service.type.location)
        }
    }

    /// All types of all modules.
    static func types(of specs: SpecSet, features: [ModuleSpec]) -> [Declaration] {
        var all: [Declaration] = []
        for module in specs.modules {
            for scene in module.scenes { all += types(of: scene, binding: specs.project.binding(of: scene)) }
        }
        for module in features { all += types(of: module) + module.useCases.flatMap(types) }
        var services: Set<String> = []
        for service in specs.project.services where services.insert(service.type.value.protocolName).inserted {
            all += types(of: service)
        }
        for module in specs.modules {
            all += module.types.filter { type in !services.contains(type.value) }.map {
                Declaration($0.value, of: .listingModule, module.name.value, at: $0.location)
            }
        }
        // Each of these modules has one, and no two see each other's.
        if let module = features.first(where: { $0.hasSandbox || $0.mocks != nil }) {
            all.append(Declaration("StubbableEnvironment", of: .module, module.name.value, at: module.name.location))
        }
        guard !specs.unread.contains(.projectNames) else { return all }
        let app = specs.project.app
        return all + ["AppEnvironment", app.value + "Services"].map { declaration($0, app, .app) }
    }

    private static func declarations(
        _ suffixes: [String],
        _ name: Located<String>,
        _ kind: Declaration.Owner
    ) -> [Declaration] {
        suffixes.map { declaration(name.value + $0, name, kind) }
    }

    private static func declaration(_ type: String, _ name: Located<String>, _ kind: Declaration.Owner) -> Declaration {
        Declaration(type, of: kind, name.value, at: name.location)
    }
}
