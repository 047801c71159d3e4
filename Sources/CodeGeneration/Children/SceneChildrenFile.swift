import ProjectModel
import TemplateCatalogue
import Templating

/// How a scene shows others inside of itself.
enum SceneChildrenFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "isUIKit": .flag,
        "isSwiftUI": .flag,
        "children": .list([
            "destination": .text, "declaration": .code, "embedding": .code, "view": .text,
        ]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        for child in scene.children {
            imports.add(context.interfaceName(of: child.destination.feature))
            imports.add(child.parameters)
        }
        let isUIKit = scene.style.hasOwnViewController
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "isUIKit": .flag(isUIKit),
            "isSwiftUI": .flag(!isUIKit),
            "children": .list(scene.childPhrases.map { value($0, isUIKit: isUIKit) }),
        ]
    }

    private static func value(_ phrases: ChildPhrases, isUIKit: Bool) -> TemplateValue {
        [
            "destination": .text(phrases.child.destination.scene),
            "declaration": .code([isUIKit ? phrases.embedDeclaration : phrases.makeDeclaration]),
            "embedding": .code(isUIKit ? phrases.embedding : []),
            "view": .text(phrases.view),
        ]
    }
}
