import ProjectModel
import Templating

/// How a scene shows others inside of itself.
enum SceneChildrenFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "isUIKit": .flag,
        "isSwiftUI": .flag,
        "children": .list([
            "destination": .text, "declaration": .list(.text), "viewController": .text, "view": .text,
        ]),
    ]

    /// Nothing where there are no children.
    static func requests(for scene: Scene, of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        guard !scene.children.isEmpty else { return [] }
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        for child in scene.children {
            imports.add(context.interfaceName(of: child.destination.feature))
            imports.add(child.parameters)
        }
        let isUIKit = scene.style == .uikit
        return [
            .generated(
                SceneFolder(scene: scene, feature: feature).generated("Children"),
                .sceneChildren,
                from: scene.specPath,
                [
                    "imports": .list(imports.lines()),
                    "scene": .text(scene.name),
                    "isUIKit": .flag(isUIKit),
                    "isSwiftUI": .flag(!isUIKit),
                    "children": .list(scene.childPhrases.map { value($0, isUIKit: isUIKit) }),
                ]
            ),
            SceneChildrenTestsFile.request(for: scene, of: feature, in: context),
        ]
    }

    private static func value(_ phrases: ChildPhrases, isUIKit: Bool) -> TemplateValue {
        [
            "destination": .text(phrases.child.destination.scene),
            "declaration": .lines(
                isUIKit ? phrases.embedDeclaration(indentation: 4) : phrases.makeDeclaration(indentation: 4)
            ),
            "viewController": .text(phrases.viewController),
            "view": .text(phrases.view),
        ]
    }
}
