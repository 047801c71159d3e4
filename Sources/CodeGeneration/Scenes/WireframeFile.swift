/// The scaffold of a scene's wireframe.
struct WireframeFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        // Of old screens it is an `NSObject`.
        if !scene.hasGeneratedWireframe { imports.add("Foundation") }
        imports.add("ViperRuntime")
        imports.add(bodiesOf: scene.handwrittenRoutes, in: place.context)
        self.imports = imports
    }

    static let table: TemplateTable<WireframeFile> = [
        .imports { $0.imports.lines() },
        .code("conformance", "the beginning of the extension that conforms to the contract; all of it without routes") {
            [extending($0.scene)]
        },
        .flag("hasRoutes", "whether there are routes") { !$0.scene.handwrittenRoutes.isEmpty },
        .list(
            "routes",
            "the routes that are left to people, as functions; in a style of your own all of them",
            of: WrittenFunction.table
        ) { file in
            file.scene.handwrittenRoutes.map { $0.function(in: file.scene) }
        },
    ]

    /// Returns the beginning of the extension. A generated class states its conformance itself.
    private static func extending(_ scene: Scene) -> TemplateCode {
        if scene.hasGeneratedWireframe { return "extension \(scene.type(.routes)) {" }
        return scene.conformance(.routes, isEmpty: scene.routes.isEmpty)
    }
}

/// The class of a wireframe, with the routes that follow from the spec.
struct WireframeWiringFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add("ViperRuntime")
        imports.add(bodiesOf: scene.derivedRoutes, in: place.context)
        self.imports = imports
    }

    static let table: TemplateTable<WireframeWiringFile> = [
        .imports { $0.imports.lines() },
        .list("routes", "the routes that follow from the spec, as functions", of: WrittenFunction.table) { file in
            file.scene.derivedRoutes.map { $0.function(in: file.scene) }
        },
    ]
}

extension ImportList {
    /// Adds the imports for routes' parameters and for the descriptors of their destinations.
    mutating func add(_ routes: [Route], in context: GenerationContext) {
        for route in routes where route.adopted == nil {
            if case .scene(let destination) = route.destination { add(context.interfaceName(of: destination.feature)) }
        }
        if routes.contains(where: { $0.adopted != nil }) { addTeamDescriptors() }
        add(routes)
    }

    /// Adds the imports for the bodies of routes.
    mutating func add(bodiesOf routes: [Route], in context: GenerationContext) {
        add(routes, in: context)
        if routes.contains(where: \.opensFixedPage) { add("Foundation") }
    }
}

extension Route {
    fileprivate func function(in scene: Scene) -> WrittenFunction {
        WrittenFunction(
            declaration: phrases.declaration(),
            body: RouteBody(route: self, namespace: scene.namespace).code
        )
    }

    /// True if the spec has the page's address.
    fileprivate var opensFixedPage: Bool {
        if case .fixedPage = destination { true } else { false }
    }
}
