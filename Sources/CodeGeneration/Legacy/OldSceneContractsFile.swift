import ProjectModel
import Templating

/// The protocol of an old screen's wireframe.
enum OldSceneContractsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "wireframe": .requirements,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(scene.routes)
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "wireframe": .requirements(scene.routes.map(\.phrases)),
        ]
    }
}
