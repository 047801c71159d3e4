/// What templates make for each kind of subject.
public struct EntryTable: Sendable {
    private struct Key: Hashable {
        var subject: CatalogueSubject
        var style: SceneStyle?
    }

    /// Arrays of entries with the subject's own type of conditions. Of scenes there are many, so those of a style are
    /// looked for once.
    private var entries: [Key: any Sendable] = [:]
    /// Of scenes, those that are made for all styles, and so for one that isn't known here.
    private var ofAnyStyle: [CatalogueSubject: any Sendable] = [:]

    package init(_ templates: [TemplateDescription] = [], styles: [SceneStyle] = []) {
        for (subject, own) in Dictionary(grouping: templates.filter { $0.file != nil }, by: \.file?.subject) {
            guard let subject else { continue }
            entries[Key(subject: subject)] = subject.entries(of: own)
            guard subject.isOfScene else { continue }
            ofAnyStyle[subject] = subject.entries(of: own.filter { $0.file?.styles == nil })
            for style in styles {
                let styled = own.filter { $0.file?.styles?.contains(style) ?? true }
                entries[Key(subject: subject, style: style)] = subject.entries(of: styled)
            }
        }
    }

    /// The entries of a subject, and of a scene those of its style; sorted by the paths of their templates.
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

extension CatalogueSubject {
    /// With the subject's own type of conditions.
    fileprivate func entries(of templates: [TemplateDescription]) -> any Sendable {
        switch self {
        case .project: Self.entries(templates, ProjectCondition.self)
        case .module: Self.entries(templates, ModuleCondition.self)
        case .resourceModule: Self.entries(templates, ResourceCondition.self)
        case .service: Self.entries(templates, ServiceCondition.self)
        case .scene, .content, .section, .part: Self.entries(templates, SceneCondition.self)
        case .component: Self.entries(templates, ComponentCondition.self)
        case .useCase: Self.entries(templates, UseCaseCondition.self)
        case .repository: Self.entries(templates, RepositoryCondition.self)
        case .emptyModule, .stubbedModule: Self.entries(templates, NoCondition.self)
        }
    }

    private static func entries<Condition: CatalogueCondition>(
        _ templates: [TemplateDescription],
        _ condition: Condition.Type
    ) -> [CatalogueEntry<Condition>] {
        templates.compactMap { template in template.file.map { CatalogueEntry(template.name, $0) } }
    }
}
