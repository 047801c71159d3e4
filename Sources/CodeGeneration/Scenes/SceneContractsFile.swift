import ProjectModel
import Templating

/// The protocols between the parts of a scene.
enum SceneContractsFile {
    private static let signatures: TemplateShape = .list(["signature": .list(.text)])

    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "presenter": signatures,
        "hasInteractor": .flag,
        "interactor": signatures,
        "hasWireframe": .flag,
        "wireframe": signatures,
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.name)
        imports.add(scene.events)
        imports.add(scene.interactor)
        imports.add(scene.routes)
        return .generated(
            SceneFolder(scene: scene, feature: feature).generated("Contracts"),
            .sceneContracts,
            from: scene.specPath,
            [
                "imports": .list(imports.lines()),
                "hasImports": .flag(!imports.isEmpty),
                "scene": .text(scene.name),
                "presenter": values(scene.presenterEvents.map(\.phrases)),
                "hasInteractor": .flag(scene.hasInteractor),
                "interactor": values(scene.interactor.map(FunctionPhrases.init)),
                "hasWireframe": .flag(scene.hasWireframe),
                "wireframe": values(scene.routes.map(\.phrases)),
            ]
        )
    }

    private static func values(_ functions: [FunctionPhrases]) -> TemplateValue {
        .list(functions.map(\.requirement))
    }
}
