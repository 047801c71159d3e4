import ProjectModel
import Templating

/// By what is asked, each by the name of the question.
typealias Answers = [OptionSubject: [String: OptionValue]]

/// What files are made for, as the catalogue's patterns and conditions ask for it.
protocol FileSubject: Sendable {
    associatedtype Condition: CatalogueCondition

    static var subject: CatalogueSubject { get }
    /// What all templates of the subject may mention.
    static var table: TemplateTable<Self> { get }

    /// The spec that asks for the files.
    var specPath: String { get }
    /// Of a scene; `nil` for what has none.
    var style: SceneStyle? { get }

    /// What files are made by, the team's own templates among it.
    var templates: TeamTemplates { get }

    /// Answers to what the team's own templates ask: of it, of its module and of the project.
    var answers: Answers { get }

    /// What stands in a placeholder's place. Front matter with another one than the subject has is refused when it is read.
    func name(_ placeholder: Placeholder) -> String

    /// Relative to the target package.
    func folder(_ folder: ModuleFolder) -> String

    func holds(_ condition: Condition) -> Bool

    /// Where a type counts that has to be moved to the module of the file at the path.
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
