import ProjectModel
import Templating

/// What a scene has besides, whose view lies in a module of views: how the two modules meet.
enum SeparateViewFiles {
    static let startStateShape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "scene": .text, "startArguments": .text,
    ]
    static let hostingShape: TemplateShape = ["specPath": .text, "scene": .text]
    static let navigationItemShape: TemplateShape = ["scene": .text, "title": .text]
    static let exportShape: TemplateShape = ["specPath": .text, "module": .text]

    /// Nothing where the view lies in the feature's module.
    static func requests(for scene: Scene, of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        let layer = ViewLayer(scene: scene, feature: feature)
        guard layer.isSeparate else { return [] }
        let folder = SceneFolder(scene: scene, feature: feature)
        return [
            startState(of: scene, in: folder, context),
            hosting(in: layer),
            .scaffold(folder.scaffold("NavigationItem"), .navigationItem, from: scene.specPath) {
                ["scene": .text(scene.name), "title": .text(scene.name.spacedOut.swiftLiteral)]
            },
        ]
    }

    /// Lets the feature's own files see the module of views without a word, so that they stay as they are.
    static func export(for feature: Feature) -> [RenderRequest] {
        guard feature.hasUIModule else { return [] }
        return [
            .generated(
                "\(feature.sources)/Generated/\(feature.uiName).swift",
                .viewsExport,
                from: feature.moduleSpec,
                ["module": .text(feature.uiName)]
            )
        ]
    }

    private static func startState(
        of scene: Scene,
        in folder: SceneFolder,
        _ context: GenerationContext
    ) -> RenderRequest {
        var imports = context.imports(in: folder.feature.name)
        imports.add(folder.feature.interfaceName)
        imports.add("ViperRuntime")
        return .generated(
            folder.generated("StartState"),
            .startState,
            from: scene.specPath,
            [
                "imports": .list(imports.lines()), "scene": .text(scene.name),
                "startArguments": .text(scene.startArguments),
            ]
        )
    }

    private static func hosting(in layer: ViewLayer) -> RenderRequest {
        let scene = layer.scene
        let path = layer.generated("ViewHosting")
        var request = RenderRequest.generated(path, .viewHosting, from: scene.specPath, ["scene": .text(scene.name)])
        request.declares = layer.viewInOtherModule(madeOutBy: path)
        return request
    }
}
