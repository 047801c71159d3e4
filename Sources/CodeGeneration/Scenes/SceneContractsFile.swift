import ProjectModel
import Templating

/// The protocols between the parts of a scene.
enum SceneContractsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "presenter": .requirements,
        "retry": .text,
        "hasUnseenFailures": .flag,
        "hasInteractor": .flag,
        "interactor": .requirements,
        "hasWireframe": .flag,
        "wireframe": .requirements,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(scene.events)
        imports.add(scene.interactor)
        imports.add(scene.routes)
        if scene.hasUnseenFailures { imports.add("ViperRuntime") }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "presenter": .requirements(scene.presenterEvents.map(\.phrases)),
            "retry": .text(scene.impliedRetry),
            "hasUnseenFailures": .flag(scene.hasUnseenFailures),
            "hasInteractor": .flag(scene.hasInteractor),
            "interactor": .requirements(scene.interactor.map(FunctionPhrases.init)),
            "hasWireframe": .flag(scene.hasWireframe),
            "wireframe": .requirements(scene.routes.map(\.phrases)),
        ]
    }
}
