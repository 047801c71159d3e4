import FileEmission
import TemplateCatalogue
import Templating

/// A template together with what it may mention.
protocol EmittedTemplate: CatalogueTemplate {
    associatedtype Subject: FileSubject where Subject.Condition == Condition

    /// What all templates of the subject may mention.
    static var table: TemplateTable<Subject> { get }

    /// The spec that the file's header names.
    func specPath(for subject: Subject) -> String

    /// Those that may be made for the subject, as far as its style tells.
    static func candidates(for subject: Subject) -> [Self]
}

extension EmittedTemplate {
    func specPath(for subject: Subject) -> String { subject.specPath }

    static func candidates(for subject: Subject) -> [Self] {
        guard let style = subject.style else { return allCases }
        return allCases.filter { $0.entry.styles.contains(style) }
    }

    /// The files that are made for the subject, by the tool's templates and by the team's own.
    static func requests(for subject: Subject) -> [RenderRequest] {
        let own = candidates(for: subject).compactMap { template in
            let entry = template.entry
            return isMade(entry, for: subject) ? template.request(entry, for: subject) : nil
        }
        let added: [CatalogueEntry<Condition>] = subject.templates.entries(of: Self.subject)
        return own
            + added.filter { (subject.style.map($0.styles.contains) ?? true) && isMade($0, for: subject) }
            .map { request($0, for: subject, specPath: subject.specPath) }
    }

    private static func isMade(_ entry: CatalogueEntry<Condition>, for subject: Subject) -> Bool {
        entry.conditions.allSatisfy(subject.holds)
    }

    /// What the templates may expect of their values.
    static func shape(with templates: TeamTemplates) -> TemplateSet.Shape {
        TemplateSet.Shape(of: allCases.map(\.entry.template) + templates.names(of: subject), table.shape)
    }

    /// Where the file for the subject is.
    func path(for subject: Subject) -> String { subject.text(entry.path) }

    func request(for subject: Subject) -> RenderRequest { request(entry, for: subject) }

    private func request(_ entry: CatalogueEntry<Condition>, for subject: Subject) -> RenderRequest {
        Self.request(entry, for: subject, specPath: specPath(for: subject))
    }

    private static func request(
        _ entry: CatalogueEntry<Condition>,
        for subject: Subject,
        specPath: String
    ) -> RenderRequest {
        let path = subject.text(entry.path)
        return RenderRequest(
            path: path,
            template: entry.template,
            values: { table.value(of: subject) },
            ownership: Ownership(entry.kind),
            section: entry.section,
            specPath: specPath,
            declares: entry.declaration(for: subject, at: path)
        )
    }
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
