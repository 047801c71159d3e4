import ProjectModel
import TemplateCatalogue
import Templating

/// The scaffold of a scene's wireframe.
enum WireframeFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "conformance": .code,
        "hasRoutes": .flag,
        "routes": .list(["declaration": .code, "body": .code]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        // Of old screens it is an `NSObject`.
        if !scene.style.hasParts { imports.add("Foundation") }
        imports.add("ViperRuntime")
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature)) }
        imports.add(scene.routes.flatMap(\.parameters))
        if scene.routes.contains(where: \.opensFixedPage) { imports.add("Foundation") }
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "environment": .text(scene.wireframeEnvironment),
            "conformance": .code([
                .conformance(
                    of: "\(scene.name)Wireframe",
                    to: "\(scene.name)WireframeContract",
                    isEmpty: scene.routes.isEmpty
                )
            ]),
            "hasRoutes": .flag(!scene.routes.isEmpty),
            "routes": .list(scene.routes.map { value($0, scene.namespace) }),
        ]
    }

    private static func value(_ route: Route, _ namespace: String) -> TemplateValue {
        [
            "declaration": .code([route.phrases.declaration()]),
            "body": .code(RouteBody(route: route, namespace: namespace).code),
        ]
    }
}

extension Route {
    /// Whether the spec names the page.
    var opensFixedPage: Bool {
        if case .fixedPage = destination { true } else { false }
    }
}
