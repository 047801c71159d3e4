import ProjectModel
import Templating

/// The scaffold of a scene's interactor.
enum InteractorFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "environment": .text,
        "conformance": .code,
        "hasMethods": .flag,
        "hasUnseenFailures": .flag,
        "methods": .list(MethodStub.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(scene.interactor)
        if scene.hasFailures { imports.add("ViperRuntime") }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "environment": .text(scene.interactorEnvironment),
            "conformance": .code([
                .conformance(
                    of: "\(scene.name)Interactor",
                    to: "\(scene.name)InteractorContract",
                    isEmpty: scene.interactor.isEmpty
                )
            ]),
            "hasMethods": .flag(!scene.interactor.isEmpty),
            "hasUnseenFailures": .flag(scene.hasUnseenFailures),
            "methods": .list(
                scene.interactor.map {
                    MethodStub.value($0, in: "\(scene.name)Interactor", samples: context.samples)
                }
            ),
        ]
    }
}
