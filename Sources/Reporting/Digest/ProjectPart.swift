/// A module, scene, route or service: what comes, moves and goes in a project.
public struct ProjectPart: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case module
        case scene
        case route
        case service
    }

    public var kind: Kind
    /// The name; a route's begins with its scene's. For example: `Cart.pay`.
    public var name: String
    /// The part's place or kind, which may change. For example: `in Shop`.
    public var place: String

    /// Returns the parts that the specs name, in their order.
    static func all(of specs: SpecSet) -> [ProjectPart] {
        modules(of: specs)
            + scenes(of: specs).flatMap { scene, module in
                [ProjectPart(kind: .scene, name: scene.name.value, place: "in \(module)")] + routes(of: scene)
            } + services(of: specs)
    }

    static func scenes(of specs: SpecSet) -> [(scene: SceneSpec, module: String)] {
        specs.modules.flatMap { module in
            (module.scenes + module.adoptedScenes).map { (scene: $0, module: module.name.value) }
        }
    }

    /// Returns the modules with specs, the app, and the core module that every project has unless the app is alone.
    private static func modules(of specs: SpecSet) -> [ProjectPart] {
        let (app, core) = (specs.project.app.value, specs.project.core.value)
        let hasCore = !specs.isResolverOnly && !specs.isAppAlone
        let known = specs.modules.map(\.name.value)
        let implied = ([app] + (hasCore ? [core] : [])).filter { !known.contains($0) }
        let written = specs.modules.filter { ![app, core].contains($0.name.value) }.map { module in
            ProjectPart(kind: .module, name: module.name.value, place: "of kind \(module.kind.value.rawValue)")
        }
        let others = (implied + known.filter { [app, core].contains($0) }).map { name in
            ProjectPart(kind: .module, name: name, place: name == app ? "of kind app" : "of kind core")
        }
        return written + others
    }

    static func routes(of scene: SceneSpec) -> [ProjectPart] {
        scene.routes.map { route in
            ProjectPart(kind: .route, name: "\(scene.name.value).\(route.name.value)", place: place(of: route))
        }
    }

    private static func place(of route: RouteSpec) -> String {
        let presentation = route.presentation.value
        if let destination = route.destination {
            return presentation.isReturning ? "back to \(destination.value)" : "to \(destination.value)"
        }
        if let url = route.url { return "to \(url.value)" }
        if let tab = route.tab { return "to \(tab.value.text)" }
        return presentation.isReturning ? "back" : presentation.isOfWeb ? "to a web page" : "by its own code"
    }

    private static func services(of specs: SpecSet) -> [ProjectPart] {
        specs.project.services.map { service in
            ProjectPart(kind: .service, name: service.name.value, place: "of type \(service.type.value.text)")
        }
    }
}
