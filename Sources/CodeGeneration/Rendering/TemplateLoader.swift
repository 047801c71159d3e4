import Diagnostics
import Templates
import Templating

/// Loads the embedded templates and holds them against the values that they are rendered with.
enum TemplateLoader {
    static func load() -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        let sources = TemplateLibrary.entries.map { TemplateSource(name: $0.name, path: $0.path, text: $0.text) }
        let shapes = Dictionary(uniqueKeysWithValues: TemplateName.allCases.map { ($0.rawValue, $0.shape) })
        return TemplateSet.load(sources, shapes: shapes)
    }
}
