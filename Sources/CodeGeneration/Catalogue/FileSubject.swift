import ProjectModel
import TemplateCatalogue

/// What files are made for, as the catalogue's patterns and conditions ask for it.
protocol FileSubject: Sendable {
    associatedtype Condition: CatalogueCondition

    /// The spec that asks for the files.
    var specPath: String { get }
    /// Of a scene; `nil` for what has none.
    var style: SceneStyle? { get }

    /// The team's own, as far as they may add files for it.
    var templates: TeamTemplates { get }

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

    func type(_ name: String, broughtBy path: String) -> GeneratedFiles.TypeDeclaration? { nil }

    func text(_ pattern: NamePattern) -> String { pattern.text(name, in: folder) }

    func holds(_ types: DeclaredType<Condition>) -> Bool {
        style.map(types.styles.contains) ?? true && types.conditions.allSatisfy(holds)
    }
}

extension FileSubject where Condition == NoCondition {
    func holds(_ condition: NoCondition) -> Bool { false }
}
