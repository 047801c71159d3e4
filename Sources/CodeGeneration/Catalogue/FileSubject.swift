/// The answers to a team's own questions, by subject and by the question's name.
typealias Answers = [OptionSubject: [String: OptionValue]]

/// A subject that files are generated for, as seen by the catalogue's patterns and conditions.
protocol FileSubject: Sendable {
    associatedtype Condition: CatalogueCondition

    static var subject: CatalogueSubject { get }
    /// The variables of all templates of the subject.
    static var table: TemplateTable<Self> { get }

    /// The path of the spec that the files come from.
    var specPath: String { get }
    /// The style of the subject's scene; `nil` if it has none.
    var style: SceneStyle? { get }

    /// The team's own templates.
    var templates: TeamTemplates { get }

    /// The answers to the questions of the team's own templates: the subject's, its module's and the project's.
    var answers: Answers { get }

    /// Returns a placeholder's text. Front matter with one that the subject lacks is refused when it is read.
    func name(_ placeholder: Placeholder) -> String

    /// Returns a folder's path, relative to the target package.
    func folder(_ folder: ModuleFolder) -> String

    func holds(_ condition: Condition) -> Bool

    /// Returns the declaration of a type that has to be moved to the module of the file at the path.
    func type(_ name: String, broughtBy path: String) -> GeneratedFiles.TypeDeclaration?
}

extension FileSubject {
    var style: SceneStyle? { nil }

    var templates: TeamTemplates { TeamTemplates() }

    var answers: Answers { [:] }

    func type(_ name: String, broughtBy path: String) -> GeneratedFiles.TypeDeclaration? { nil }

    func text(_ pattern: NamePattern) -> String { pattern.text(name, in: folder) }

    func holds(_ types: DeclaredType<Condition>) -> Bool {
        (style.flatMap { types.styles?.contains($0) } ?? true) && types.conditions.allSatisfy(holds)
    }
}

extension FileSubject where Condition == NoCondition {
    func holds(_ condition: NoCondition) -> Bool { false }
}
