import SwiftReading

/// Every type in the specs, with its use.
struct TypePlaces {
    struct Place {
        var type: Located<SwiftType>
        var use: SwiftType.Use
        /// The feature whose interface module it is declared in.
        var interface: ModuleSpec?
    }

    private let take: (Place) -> Void

    static func visit(_ specs: SpecIndex, _ take: @escaping (Place) -> Void) {
        let places = TypePlaces(take: take)
        for service in specs.project.services { take(Place(type: service.type, use: .service)) }
        for sample in specs.project.samples { take(Place(type: sample.type, use: .key)) }
        for module in specs.specs.modules {
            for useCase in module.useCases { places.visit(useCase.methods, interface: module) }
            for repository in module.repositories { places.visit(repository.methods) }
            for scene in module.scenes { places.visit(scene, of: module) }
        }
    }

    private func visit(_ scene: SceneSpec, of module: ModuleSpec) {
        visit(scene.parameters, interface: module)
        if let type = scene.returns { take(Place(type: type, use: .result, interface: module)) }
        visit(scene.allFields)
        for event in scene.allEvents { visit(event.parameters) }
        if scene.sharedUseCase == nil { visit(scene.askedMethods) }
        if scene.sharedRepository == nil { visit(scene.repositoryMethods) }
        for argument in scene.routes.flatMap(\.arguments) + scene.children.flatMap(\.arguments) {
            if let type = argument.type { take(Place(type: type, use: .value)) }
        }
    }

    private func visit(_ methods: [MethodSpec], interface: ModuleSpec? = nil) {
        for method in methods {
            visit(method.parameters, interface: interface)
            if let type = method.returns { take(Place(type: type, use: .result, interface: interface)) }
            if let type = method.thrown { take(Place(type: type, use: .result, interface: interface)) }
        }
    }

    private func visit(_ parameters: [ParameterSpec], interface: ModuleSpec? = nil) {
        for parameter in parameters { take(Place(type: parameter.type, use: .value, interface: interface)) }
    }
}
