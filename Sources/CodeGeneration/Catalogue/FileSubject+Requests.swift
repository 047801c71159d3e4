import FileEmission
import Templating

extension FileSubject {
    /// The files that are made for it, by the tool's templates and by the team's own.
    func requests() -> [RenderRequest] {
        let entries: [CatalogueEntry<Condition>] = templates.entries.entries(of: Self.subject, in: style)
        let table = Self.table(with: templates)
        return entries.filter { $0.conditions.allSatisfy(holds) }.map { request($0, table) }
    }

    /// The file that one of the tool's templates makes for it, whether it is to be made or not.
    func request(for template: NamedTemplate) -> RenderRequest? {
        entry(of: template).map { request($0, Self.table(with: templates)) }
    }

    /// Where the file is that one of the tool's templates makes for it; empty where the template is no subject's of its kind.
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

    /// What the templates may expect of their values.
    static func shape(with templates: TeamTemplates) -> TemplateSet.Shape {
        let entries: [CatalogueEntry<Condition>] = templates.entries.entries(of: subject)
        return TemplateSet.Shape(of: entries.map(\.template), table(with: templates).shape)
    }

    /// What templates may mention, answers to the team's own questions among it.
    static func table(with templates: TeamTemplates) -> TemplateTable<Self> {
        if templates.options.isEmpty { return table }
        let answered = subject.answered.filter { templates.options[$0] != nil }
        return TemplateTable(table.variables + answered.map { .answers(to: templates.options[$0] ?? [], of: $0) })
    }

    /// What the tool's own templates make for subjects of the kind.
    static var entries: [CatalogueEntry<Condition>] { TemplateLibrary.own.entries.entries(of: subject) }
}

/// A template that code asks for by its name.
enum NamedTemplate: String, CaseIterable {
    case appEnvironment = "AppEnvironment.swift"
    case bazelBuild = "BazelBuild"
    case defaultUseCase = "DefaultUseCase.swift"
    case package = "Package.swift"
    case section = "Section.swift"
    case sharedRepository = "SharedRepository.swift"
    case useCase = "UseCase.swift"
}

extension CatalogueEntry {
    /// The type for which a scaffold gives way, and a generated file gives way or doesn't.
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
