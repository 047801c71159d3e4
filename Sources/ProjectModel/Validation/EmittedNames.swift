import Diagnostics

/// The names that emitted code is going to declare.
enum EmittedNames {
    /// A name, and what it is emitted for.
    struct Declaration {
        var name: String
        /// For example: "scene 'RecipeDetails'".
        var owner: String
        var location: SourceLocation

        /// Whether it is the owner's name with something behind it.
        var isSuffixed: Bool { !owner.hasSuffix("'\(name)'") }
    }

    /// What is put behind a scene's name.
    static let sceneSuffixes = [
        "ViewController", "Presenter", "Interactor", "Wireframe", "ViewBuilder", "Environment", "State", "ViewContract",
        "PresenterContract", "InteractorContract", "WireframeContract", "Descriptor",
    ]
    /// What only some scenes have.
    private static func suffixes(of scene: SceneSpec) -> [String] {
        let view = scene.style.value == .swiftui ? ["View", "DataSource", "ViewDelegate"] : []
        return scene.previews.isEmpty ? view : view + ["Previews", "PreviewEnvironment"]
    }

    /// What of it has mocks: `MockCartEnvironment`.
    static let mockedSuffixes = [
        "Environment", "ViewContract", "PresenterContract", "InteractorContract", "WireframeContract",
    ]
    /// What is put behind a feature's name.
    static let featureSuffixes = ["Scene", "Resolver", "SceneDescriptor"]
    /// What is put behind a use case's name.
    static let useCaseSuffixes = ["UseCase", "UseCaseBuilder", "UseCaseEnvironment", "UseCaseResolver"]

    static func types(of scene: SceneSpec) -> [Declaration] {
        if scene.style.value == .legacy {
            return declarations(["ViewBuilder", "Environment", "Descriptor"], scene.name, "scene")
        }
        return declarations(sceneSuffixes + suffixes(of: scene), scene.name, "scene")
            + mockedSuffixes.map { declaration("Mock\(scene.name.value)\($0)", scene.name, "scene") }
    }

    static func types(of useCase: UseCaseSpec) -> [Declaration] {
        declarations(useCaseSuffixes, useCase.name, "use case")
            + [declaration("Default\(useCase.name.value)UseCase", useCase.name, "use case")]
    }

    static func types(of feature: ModuleSpec) -> [Declaration] {
        declarations(featureSuffixes, feature.name, "module")
    }

    /// The protocol behind a service, and what the app uses for it, as far as they are scaffolded.
    static func types(of service: ServiceSpec) -> [Declaration] {
        guard service.isScaffolded else { return [] }
        let type = service.type.value.protocolName
        return [type, service.legacy == nil ? "Default" + type : type + "Adapter"].map {
            Declaration(name: $0, owner: "service '\(service.name.value)'", location: service.type.location)
        }
    }

    /// All types of all modules.
    static func types(of specs: SpecIndex) -> [Declaration] {
        var all = specs.scenes.flatMap { types(of: $0.scene) }
        for module in specs.features { all += types(of: module) + module.useCases.flatMap(types) }
        var services: Set<String> = []
        for service in specs.project.services where services.insert(service.type.value.protocolName).inserted {
            all += types(of: service)
        }
        for module in specs.specs.modules {
            all += module.types.filter { type in !services.contains(type.value) }.map {
                Declaration(name: $0.value, owner: "module '\(module.name.value)' (types)", location: $0.location)
            }
        }
        guard !specs.isUnread(.projectNames) else { return all }
        let app = specs.project.app
        return all + ["AppEnvironment", app.value + "Services"].map { declaration($0, app, "app") }
    }

    private static func declarations(_ suffixes: [String], _ name: Located<String>, _ kind: String) -> [Declaration] {
        suffixes.map { declaration(name.value + $0, name, kind) }
    }

    private static func declaration(_ type: String, _ name: Located<String>, _ kind: String) -> Declaration {
        Declaration(name: type, owner: "\(kind) '\(name.value)'", location: name.location)
    }
}
