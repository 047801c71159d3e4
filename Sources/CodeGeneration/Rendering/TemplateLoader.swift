import Diagnostics
import SpecReading
public import TemplateCatalogue
import Templates
import Templating

/// Loads templates and holds them against the values that they are rendered with.
enum TemplateLoader {
    /// The tool's own, the same for all runs of a process.
    private static let own = TemplateSet.load(sources(with: TeamTemplates()), shapes: shapes(with: TeamTemplates()))

    static func load(_ templates: TeamTemplates) -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        if templates.isEmpty { return own }
        let (set, problems) = TemplateSet.load(sources(with: templates), shapes: shapes(with: templates))
        return (set, (templates.problems + problems).sorted())
    }

    private static func sources(with templates: TeamTemplates) -> [TemplateSource] {
        let replaced = Set(templates.texts.map(\.name))
        let own = TemplateLibrary.sources.filter { !replaced.contains($0.name) }.map { source in
            var own = TemplateSource(
                name: source.name,
                path: source.path,
                text: source.text,
                firstLine: source.firstLine
            )
            // What was only included by a template that the team has replaced stays in its place.
            own.mayBeUnused = !templates.isEmpty
            return own
        }
        let teams = templates.texts.map { text in
            var teams = TemplateSource(name: text.name, path: text.path, text: text.bytes)
            teams.firstLine = text.firstLine
            return teams
        }
        return own + teams
    }

    /// Each with the templates of one subject.
    static let catalogue: [any EmittedTemplate.Type] = [
        ProjectTemplate.self, EmptyModuleTemplate.self, ResourceModuleTemplate.self, ServiceTemplate.self,
        ModuleTemplate.self, StubbedModuleTemplate.self, UseCaseTemplate.self, RepositoryTemplate.self,
        SceneTemplate.self, ContentTemplate.self, SectionTemplate.self, PartTemplate.self, ComponentTemplate.self,
    ]

    private static func shapes(with templates: TeamTemplates) -> [TemplateSet.Shape] {
        catalogue.map { $0.shape(with: templates) }
    }
}

extension TeamTemplates {
    /// - Parameter files: sorted by path.
    public init(_ files: [File]) {
        let styles = SceneStyle.allCases.map { style in
            StyleNames(
                style.rawValue,
                traits: StyleTraits.named.filter { style.traits.contains($0.value) }.map(\.key).sorted(),
                parts: style.parts.map(\.suffix)
            )
        }
        self.init(files, replacing: Set(TemplateLibrary.sources.map(\.name)), styles: styles)
    }
}
