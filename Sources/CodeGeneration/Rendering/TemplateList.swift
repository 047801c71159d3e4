import TemplateCatalogue
import Templates

/// The tool's own templates.
public enum TemplateList {
    /// Each with the pattern of its file, `nil` where other templates include it; sorted by name.
    ///
    /// For example: `Presenter.swift`, with `Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift`.
    public static let all: [(name: String, file: String?)] = {
        let files = TemplateLoader.catalogue.flatMap { made(by: $0) }
        let names = Set(files.map(\.name))
        let partials = TemplateLibrary.sources.map(\.name).filter { !names.contains($0) }.map {
            (name: $0, file: String?.none)
        }
        return (files + partials).sorted { $0.name < $1.name }
    }()

    /// - Returns: the template's text, without the entry at its top; `nil` where there is none of the name.
    public static func text(of name: String) -> String? {
        TemplateLibrary.sources.first { $0.name == name }?.text
    }

    private static func made<Template: EmittedTemplate>(by templates: Template.Type) -> [(name: String, file: String?)]
    {
        Template.allCases.map { ($0.entry.template, $0.entry.path.description) }
    }
}
