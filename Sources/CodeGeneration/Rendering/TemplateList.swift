import TemplateCatalogue
import Templates

/// A template, and what is made by it.
public struct TemplateListing: Hashable, Sendable {
    /// For example: `Presenter.swift`.
    public var name: String
    /// For example: `scene`; `nil` for a partial, which other templates include.
    public var subject: String?
    /// For example: `Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift`.
    public var file: String?
    public var kind: String?
    /// What the file is for, in Markdown.
    public var summary: String
}

/// The tool's own templates.
public enum TemplateList {
    /// Sorted by name.
    public static let all: [TemplateListing] = {
        let files =
            listings(ProjectTemplate.self) + listings(EmptyModuleTemplate.self) + listings(ResourceModuleTemplate.self)
            + listings(ServiceTemplate.self) + listings(ModuleTemplate.self) + listings(StubbedModuleTemplate.self)
            + listings(UseCaseTemplate.self) + listings(RepositoryTemplate.self) + listings(SceneTemplate.self)
            + listings(ContentTemplate.self) + listings(SectionTemplate.self) + listings(PartTemplate.self)
            + listings(ComponentTemplate.self)
        let names = Set(files.map(\.name))
        let partials = TemplateLibrary.sources.map(\.name).filter { !names.contains($0) }.map {
            TemplateListing(name: $0, summary: "")
        }
        return (files + partials).sorted { $0.name < $1.name }
    }()

    /// - Returns: the template's text, without the entry at its top; `nil` where there is none of the name.
    public static func text(of name: String) -> String? {
        TemplateLibrary.sources.first { $0.name == name }?.text
    }

    private static func listings<Template: CatalogueTemplate>(_ templates: Template.Type) -> [TemplateListing] {
        Template.allCases.map(\.entry).map { entry in
            TemplateListing(
                name: entry.template,
                subject: Template.subject.rawValue,
                file: entry.path.description,
                kind: entry.kind.rawValue,
                summary: entry.summary
            )
        }
    }
}
