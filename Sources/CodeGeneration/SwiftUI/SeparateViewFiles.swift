import ProjectModel
import Templating

// What a scene has besides, whose view lies in a module of views: how the two modules meet.

/// The state that the scene starts in: descriptors are seen in the feature's module alone.
enum SceneStartStateFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "scene": .text, "namespace": .text, "startArguments": .text,
        "isMadeOnMainActor": .flag,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName)
        imports.add("ViperRuntime")
        return [
            "imports": .list(imports.lines()), "scene": .text(scene.name),
            "namespace": .text(scene.namespace), "startArguments": .text(scene.startArguments),
            "isMadeOnMainActor": .flag(SceneStateFile.isMadeOnMainActor(scene, context.samples)),
        ]
    }
}

/// The view's door.
enum ViewHostingFile: FileOfScene {
    static let shape: TemplateShape = ["specPath": .text, "scene": .text, "showsImages": .flag]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        ["scene": .text(scene.name), "showsImages": .flag(scene.imageLoader != nil)]
    }
}

/// The scaffold of what stands around the view.
enum SceneNavigationItemFile: FileOfScene {
    static let shape: TemplateShape = ["scene": .text, "title": .text]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        ["scene": .text(scene.name), "title": .text(scene.name.spacedOut.swiftLiteral)]
    }
}

/// Lets the feature's own files see the module of views without a word, so that they stay as they are.
enum ViewsExportFile: FileOfModule {
    static let shape: TemplateShape = ["specPath": .text, "module": .text]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        ["module": .text(feature.uiName)]
    }
}
