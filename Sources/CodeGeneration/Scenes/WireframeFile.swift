import ProjectModel
import TemplateCatalogue
import Templating

/// The scaffold of a scene's wireframe.
struct WireframeFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        // Of old screens it is an `NSObject`.
        if !scene.style.hasParts { imports.add("Foundation") }
        imports.add("ViperRuntime")
        for feature in scene.destinationFeatures { imports.add(place.context.interfaceName(of: feature)) }
        imports.add(scene.routes.flatMap(\.parameters))
        if scene.routes.contains(where: \.opensFixedPage) { imports.add("Foundation") }
        self.imports = imports
    }

    static let table: TemplateTable<WireframeFile> = [
        .imports { $0.imports.lines() },
        .code("conformance", "the beginning of the extension that conforms to the contract; all of it without routes") {
            [
                .conformance(
                    of: "\($0.scene.name)Wireframe",
                    to: "\($0.scene.name)WireframeContract",
                    isEmpty: $0.scene.routes.isEmpty
                )
            ]
        },
        .flag("hasRoutes", "whether there are routes") { !$0.scene.routes.isEmpty },
        .list("routes", "the routes as functions", of: WrittenFunction.table) { file in
            file.scene.routes.map { route in
                WrittenFunction(
                    declaration: route.phrases.declaration(),
                    body: RouteBody(route: route, namespace: file.scene.namespace).code
                )
            }
        },
    ]
}

extension Route {
    /// Whether the spec names the page.
    var opensFixedPage: Bool {
        if case .fixedPage = destination { true } else { false }
    }
}
