import Diagnostics
import Templates
import Templating

/// Loads the embedded templates and holds them against the values that they are rendered with.
enum TemplateLoader {
    /// The same for all runs of a process.
    static let loaded: (templates: TemplateSet, diagnostics: [Diagnostic]) = {
        let sources = TemplateLibrary.sources.map {
            TemplateSource(name: $0.name, path: $0.path, text: $0.text, firstLine: $0.firstLine)
        }
        return TemplateSet.load(sources, shapes: shapes)
    }()

    private static var shapes: [TemplateSet.Shape] {
        [
            ProjectTemplate.shape, EmptyModuleTemplate.shape, ResourceModuleTemplate.shape, ServiceTemplate.shape,
            ModuleTemplate.shape, StubbedModuleTemplate.shape, UseCaseTemplate.shape, RepositoryTemplate.shape,
            SceneTemplate.shape, ContentTemplate.shape, SectionTemplate.shape, PartTemplate.shape,
            ComponentTemplate.shape,
        ]
    }
}
