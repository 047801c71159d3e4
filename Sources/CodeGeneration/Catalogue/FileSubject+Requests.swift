extension FileSubject {
    /// Returns requests for the subject's files, from the tool's templates and the team's own.
    func requests() -> [RenderRequest] {
        let entries: [CatalogueEntry<Condition>] = templates.entries.entries(of: Self.subject, in: style)
        let table = Self.table(with: templates)
        return entries.filter { $0.conditions.allSatisfy(holds) }.map { request($0, table) }
    }

    /// Returns the request for a template of the tool's, even if the file's conditions don't hold.
    func request(for template: NamedTemplate) -> RenderRequest? {
        entry(of: template).map { request($0, Self.table(with: templates)) }
    }

    /// Returns the path of the file from a template of the tool's; empty for another kind of subject's template.
    func path(of template: NamedTemplate) -> String { entry(of: template).map { text($0.path) } ?? "" }

    private func entry(of template: NamedTemplate) -> CatalogueEntry<Condition>? {
        Self.entries.first { $0.template == template.rawValue }
    }

    private func request(_ entry: CatalogueEntry<Condition>, _ table: TemplateTable<Self>) -> RenderRequest {
        let path = text(entry.path)
        return RenderRequest(
            path: path,
            template: entry.template,
            values: { table.value(of: self) },
            ownership: Ownership(entry.kind),
            section: entry.section,
            specPath: specPath,
            declares: entry.declaration(for: self, at: path)
        )
    }

    /// Returns the shape of the values that templates may expect.
    static func shape(with templates: TeamTemplates) -> TemplateSet.Shape {
        let entries: [CatalogueEntry<Condition>] = templates.entries.entries(of: subject)
        return TemplateSet.Shape(of: entries.map(\.template), table(with: templates).shape)
    }

    /// Returns the variables of templates, including the answers to the team's own questions.
    static func table(with templates: TeamTemplates) -> TemplateTable<Self> {
        if templates.options.isEmpty { return table }
        let answered = subject.answered.filter { templates.options[$0] != nil }
        return TemplateTable(table.variables + answered.map { .answers(to: templates.options[$0] ?? [], of: $0) })
    }

    /// The catalogue's entries for subjects of the kind, from the tool's own templates.
    static var entries: [CatalogueEntry<Condition>] { TemplateLibrary.own.entries.entries(of: subject) }
}

/// A template that code refers to by name.
enum NamedTemplate: String, CaseIterable {
    case appEnvironment = "AppEnvironment.swift"
    case bazelBuild = "BazelBuild"
    case defaultUseCase = "DefaultUseCase.swift"
    case package = "Package.swift"
    case scopeEnvironment = "ScopeEnvironment.swift"
    case section = "Section.swift"
    case sharedRepository = "SharedRepository.swift"
    case useCase = "UseCase.swift"
}

extension CatalogueEntry {
    /// Returns the declared type: scaffolds give way to another declaration of it, generated files only with `yields`.
    fileprivate func declaration<Subject: FileSubject>(
        for subject: Subject,
        at path: String
    ) -> GeneratedFiles.TypeDeclaration? where Subject.Condition == Condition {
        if let brings { return subject.type(subject.text(brings), broughtBy: path) }
        let own = kind == .scaffold ? declares.first(where: subject.holds)?.name : claims
        guard let name = own ?? yields else { return nil }
        let folder = self.path.folder.map(subject.folder) ?? ""
        var declaration = GeneratedFiles.TypeDeclaration(path: path, type: subject.text(name), folder: folder)
        declaration.givesWay = kind == .scaffold || yields != nil
        declaration.isExtension = kind == .scaffold && own == nil
        if kind != .scaffold, yields != nil {
            let scene = subject.name(.scene)
            declaration.ownFile = "\(folder)/\(OrphanNames.sceneFolders)/\(scene)/\(declaration.type).swift"
        }
        return declaration
    }
}

extension Ownership {
    fileprivate init(_ kind: FileKind) {
        switch kind {
        case .generated: self = .generated
        case .scaffold: self = .scaffold
        case .definition: self = .generatedAtRoot
        }
    }
}
