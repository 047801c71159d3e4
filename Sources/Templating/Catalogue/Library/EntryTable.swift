/// The files that templates make for each kind of subject.
public struct EntryTable: Sendable {
    private struct Key: Hashable {
        var subject: CatalogueSubject
        var style: SceneStyle?
    }

    /// Arrays of entries with the subject's own type of conditions. Scenes are many, so their entries are filtered by
    /// style only once.
    private var entries: [Key: any Sendable] = [:]
    /// The entries of scenes for all styles, and so for an unknown one.
    private var ofAnyStyle: [CatalogueSubject: any Sendable] = [:]

    public init(_ templates: [TemplateDescription] = [], styles: [SceneStyle] = []) {
        for (subject, own) in Dictionary(grouping: templates.filter { $0.file != nil }, by: \.file?.subject) {
            guard let subject else { continue }
            switch subject {
            case .project: add(own, of: subject, styles, ProjectCondition.self)
            case .module: add(own, of: subject, styles, ModuleCondition.self)
            case .resourceModule: add(own, of: subject, styles, ResourceCondition.self)
            case .service: add(own, of: subject, styles, ServiceCondition.self)
            case .scene, .content, .section, .part: add(own, of: subject, styles, SceneCondition.self)
            case .component: add(own, of: subject, styles, ComponentCondition.self)
            case .useCase: add(own, of: subject, styles, UseCaseCondition.self)
            case .repository: add(own, of: subject, styles, RepositoryCondition.self)
            case .emptyModule, .stubbedModule, .scope, .protocol: add(own, of: subject, styles, NoCondition.self)
            }
        }
    }

    private mutating func add<Condition: CatalogueCondition>(
        _ templates: [TemplateDescription],
        of subject: CatalogueSubject,
        _ styles: [SceneStyle],
        _ condition: Condition.Type
    ) {
        let all = templates.compactMap { template in
            template.file.map { CatalogueEntry<Condition>(template.name, $0) }
        }
        entries[Key(subject: subject)] = all
        guard subject.isOfScene else { return }
        ofAnyStyle[subject] = all.filter { $0.styles == nil }
        for style in styles {
            entries[Key(subject: subject, style: style)] = all.filter { $0.styles?.contains(style) ?? true }
        }
    }

    /// Returns the entries of a subject, for a scene those of its style, sorted by the paths of their templates.
    public func entries<Condition>(
        of subject: CatalogueSubject,
        in style: SceneStyle? = nil,
        _ condition: Condition.Type = Condition.self
    ) -> [CatalogueEntry<Condition>] {
        if entries.isEmpty { return [] }
        let found = entries[Key(subject: subject, style: style)] ?? ofAnyStyle[subject]
        return found as? [CatalogueEntry<Condition>] ?? []
    }
}
