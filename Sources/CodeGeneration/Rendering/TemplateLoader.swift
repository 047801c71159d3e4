import Diagnostics
import Templates
import Templating

/// Loads the embedded templates and holds them against the values that they are rendered with.
enum TemplateLoader {
    static func load() -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        let sources = TemplateLibrary.sources.map {
            TemplateSource(name: $0.name, path: $0.path, text: $0.text, firstLine: $0.firstLine)
        }
        return TemplateSet.load(sources, shapes: shapes)
    }

    static var shapes: [TemplateSet.Shape] {
        ProjectTemplate.shapes + EmptyModuleTemplate.shapes + ServiceTemplate.shapes + ModuleTemplate.shapes
            + StubbedModuleTemplate.shapes + UseCaseTemplate.shapes + SceneTemplate.shapes + ContentTemplate.shapes
            + SectionTemplate.shapes + PartTemplate.shapes
    }
}
