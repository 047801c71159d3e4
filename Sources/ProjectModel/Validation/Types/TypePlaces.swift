/// Every type in the specs, with its use.
struct TypePlaces {
    struct Place {
        var type: Located<SwiftType>
        var use: SwiftType.Use
        /// The module whose spec it is in; `nil` for the project's.
        var module: ModuleSpec?
        /// The feature whose interface module it is declared in.
        var interface: ModuleSpec?
    }

    private let module: ModuleSpec
    private let take: (Place) -> Void

    static func visit(_ specs: SpecSet, _ take: @escaping (Place) -> Void) {
        for service in specs.project.services { take(Place(type: service.type, use: .service)) }
        for sample in specs.project.samples { take(Place(type: sample.type, use: .key)) }
        for module in specs.modules {
            let places = TypePlaces(module: module, take: take)
            for useCase in module.useCases { places.visit(useCase.methods, isShown: true) }
            for repository in module.repositories { places.visit(repository.methods) }
            for scene in module.scenes { places.visit(scene) }
        }
    }

    /// - Parameter isShown: True for what the feature's interface has.
    private func take(_ type: Located<SwiftType>, _ use: SwiftType.Use, isShown: Bool = false) {
        take(Place(type: type, use: use, module: module, interface: isShown ? module : nil))
    }

    private func visit(_ scene: SceneSpec) {
        visit(scene.parameters, isShown: true)
        if let type = scene.returns { take(type, .result, isShown: true) }
        visit(scene.allFields)
        for event in scene.allEvents { visit(event.parameters) }
        if scene.sharedUseCase == nil { visit(scene.askedMethods) }
        if scene.sharedRepository == nil { visit(scene.repositoryMethods) }
        for argument in scene.routes.flatMap(\.arguments) + scene.children.flatMap(\.arguments) {
            if let type = argument.type { take(type, .value) }
        }
    }

    private func visit(_ methods: [MethodSpec], isShown: Bool = false) {
        for method in methods {
            visit(method.parameters, isShown: isShown)
            if let type = method.returns { take(type, .result, isShown: isShown) }
            if let type = method.thrown { take(type, .result, isShown: isShown) }
        }
    }

    private func visit(_ parameters: [ParameterSpec], isShown: Bool = false) {
        for parameter in parameters { take(parameter.type, .value, isShown: isShown) }
    }
}
