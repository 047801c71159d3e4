/// The variables in templates of a subject, for template authors: from the tables that templates are checked against.
public struct TemplateVariables {
    private let subject: any FileSubject.Type
    private let templates: TeamTemplates

    /// - Parameter templates: The team's own templates, with their questions.
    public init(of subject: CatalogueSubject, with templates: TeamTemplates) {
        self.subject = TemplateLoader.subjects.first { $0.subject == subject } ?? ScenePlace.self
        self.templates = templates
    }

    public var descriptions: [TemplateVariableDescription] { subject.descriptions(with: templates) }

    /// Returns the values of each subject of the kind that belongs to the scene, contains it or is used by it.
    public func values(
        around scene: Scene,
        of feature: Feature,
        in project: Project
    ) -> [(String) -> TemplateValue?] {
        let module = ModulePlace(feature, in: GenerationContext(project: project, templates: templates))
        return ScenePlace(scene, of: module).surroundings.filter { type(of: $0).subject == subject.subject }
            .map { $0.value(of:) }
    }
}

extension FileSubject {
    fileprivate static func descriptions(with templates: TeamTemplates) -> [TemplateVariableDescription] {
        table(with: templates).descriptions
    }

    fileprivate func value(of variable: String) -> TemplateValue? {
        guard case .object(let object) = Self.table(with: templates).value(of: self) else { return nil }
        return object[variable]
    }
}

extension ScenePlace {
    /// The scene itself, its pieces, and the subjects that contain it or that it uses.
    fileprivate var surroundings: [any FileSubject] {
        let services = Set(scene.services.map(\.name))
        let around: [any FileSubject] =
            [context, module] + feature.useCases.map { UseCasePlace($0, of: module) }
            + feature.repositories.map { RepositoryPlace($0, of: module) }
            + ServicePlace.all(in: context).filter { services.contains($0.service.name) }
        let pieces: [any FileSubject] =
            scene.contents.map { ScenePiecePlace($0, of: self) }
            + scene.scaffoldedSections.map { ScenePiecePlace($0, of: self) }
            + scene.screenParts.map { ScenePiecePlace($0, of: self) }
        return around + [self] + pieces
    }
}
