import ProjectModel
import Templating

/// The module's way to its nibs and storyboards.
enum ModuleResourcesFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text, "imports": .list(.text), "module": .text, "accessor": .text,
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        return [
            "imports": .lines(imports.lines()), "module": .text(feature.name),
            "accessor": .text(feature.resourcesAccessor),
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
