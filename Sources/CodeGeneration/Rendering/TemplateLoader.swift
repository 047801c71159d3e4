/// Loads templates and checks them against the shapes of their values.
enum TemplateLoader {
    /// The tool's own templates, loaded once in a process.
    private static let own = TemplateSet.load(sources(with: TeamTemplates()), shapes: shapes(with: TeamTemplates()))

    static func load(_ templates: TeamTemplates) -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        if templates.isEmpty { return own }
        let (set, problems) = TemplateSet.load(sources(with: templates), shapes: shapes(with: templates))
        return (set, (templates.problems + problems).sorted())
    }

    private static func sources(with templates: TeamTemplates) -> [TemplateSource] {
        let replaced = Set(templates.texts.map(\.name))
        let own = TemplateLibrary.own.templates.filter { !replaced.contains($0.name) }.map { source in
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
            teams.mayBeUnused = text.hasWrongEntry
            return teams
        }
        return own + teams
    }

    /// All kinds of subjects.
    static let subjects: [any FileSubject.Type] = [
        GenerationContext.self, EmptyModulePlace.self, ResourceModulePlace.self, ServicePlace.self, ScopePlace.self,
        ModulePlace.self,
        StubbedModulePlace.self, UseCasePlace.self, RepositoryPlace.self, ScenePlace.self,
        ScenePiecePlace<Content>.self, ScenePiecePlace<Section>.self, ScenePiecePlace<Part>.self, ComponentPlace.self,
        ProtocolPlace.self,
    ]

    private static func shapes(with templates: TeamTemplates) -> [TemplateSet.Shape] {
        subjects.map { $0.shape(with: templates) }
    }
}
