import ProjectModel
import Templating

/// The module's way to its nibs and storyboards.
struct ModuleResourcesFile: Sendable {
    private let place: ModulePlace

    init(_ place: ModulePlace) {
        self.place = place
    }

    static let table: TemplateTable<ModuleResourcesFile> = [
        // Nibs come with scenes: without a spec of the module's own it is that of its first scene.
        .text("specPath", ModuleVariables.specPath) {
            $0.place.context.specsFolder.relative($0.place.feature.specPath)
        },
        .imports { file in
            var imports = file.place.context.imports(in: file.place.feature.name)
            imports.add("Foundation")
            imports.add("ViperRuntime")
            return imports.lines()
        },
        .text("accessor", "the property of `Bundle` with the module's resources") {
            $0.place.feature.resourcesAccessor
        },
    ]
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
