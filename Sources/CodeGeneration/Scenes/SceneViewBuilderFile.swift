import ProjectModel
import Templating

/// The door of a scene.
enum SceneViewBuilderFile {
    static let shape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "scene": .text, "arguments": .list(.text),
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName, .public)
        imports.add("ViperRuntime", .public)
        return .generated(
            SceneFolder(scene: scene, feature: feature).generated("ViewBuilder"),
            .sceneViewBuilder,
            from: scene.specPath,
            [
                "imports": .list(imports.lines()),
                "scene": .text(scene.name),
                "arguments": .lines(arguments(of: scene)),
            ]
        )
    }

    /// What the presenter is made of.
    private static func arguments(of scene: Scene) -> [String] {
        ["descriptor: descriptor", "view: viewController"]
            + (scene.hasInteractor ? ["interactor: \(scene.name)Interactor(environment: environment)"] : [])
            + (scene.hasWireframe
                ? ["wireframe: \(scene.name)Wireframe(viewController: viewController, environment: environment)"] : [])
    }
}
