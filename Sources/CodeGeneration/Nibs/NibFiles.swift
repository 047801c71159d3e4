import ProjectModel
import Templating

/// What views need that aren't made in code: the nib or storyboard of each, and the module's way to them.
enum NibFiles {
    static let nibShape: TemplateShape = ["scene": .text, "module": .text, "title": .text]
    static let resourcesShape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "module": .text, "accessor": .text,
    ]

    /// The scaffold of the scene's nib or storyboard.
    static func requests(for scene: Scene, of feature: Feature) -> [RenderRequest] {
        guard let template = scene.view.template else { return [] }
        let path = "\(feature.resources)/\(scene.nibName).\(scene.view.rawValue)"
        return [
            .scaffold(path, template, from: scene.specPath) {
                [
                    "scene": .text(scene.name), "module": .text(feature.name),
                    "title": .text(scene.name.spacedOut + " View Controller"),
                ]
            }
        ]
    }

    static func resources(of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        guard feature.hasNibs else { return [] }
        var imports = context.imports(in: feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        return [
            .generated(
                "\(feature.sources)/Generated/\(feature.name)Resources.swift",
                .moduleResources,
                from: feature.specPath,
                [
                    "imports": .list(imports.lines()), "module": .text(feature.name),
                    "accessor": .text(feature.resourcesAccessor),
                ]
            )
        ]
    }
}

extension Scene {
    /// What its nib or storyboard is called. For example: `RecipeDetailsViewController`.
    var nibName: String { name + "ViewController" }
}

extension Feature {
    /// The folder of its nibs, and of other resources that the team puts there.
    var resources: String { "\(sources)/Resources" }

    /// For example: `recipesResources`.
    var resourcesAccessor: String { name.lowerCamelCase + "Resources" }
}

extension ViewSource {
    fileprivate var template: TemplateName? {
        switch self {
        case .code: nil
        case .xib: .viewControllerXib
        case .storyboard: .viewControllerStoryboard
        }
    }
}
