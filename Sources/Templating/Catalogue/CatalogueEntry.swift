/// A kind of generated file, as described in the front matter of its template.
///
/// For example, `Interactor.swift.mustache`: one for each scene of the styles `uikit` and `swiftui` with handwritten
/// interactor methods, a scaffold, `Sources/<Feature>/Application/<Scene>/<Scene>Interactor.swift`, which isn't
/// written if `<Scene>Interactor` is declared elsewhere.
public final class CatalogueEntry<Condition: CatalogueCondition>: Sendable {
    /// The template's name. For example: `Interactor.swift`.
    public let template: String
    /// The styles of scenes that have it; `nil` for all of them, and if the file isn't a scene's.
    public let styles: Set<SceneStyle>?
    /// The conditions, all of which have to hold.
    public let conditions: [Condition]
    public let path: NamePattern
    /// Its place among the sections of a file that several templates make; `nil` for a file of its own.
    public let section: Int?
    public let kind: FileKind
    /// The types that the file declares for others. Test suites aren't among them: they have the name of their file.
    public let declares: [EmittedType<Condition>]
    /// A type that scenes of another style have by hand, and that has to be removed when this file is added.
    public let claims: NamePattern?
    /// A type that people may take over: if another of their files declares it, this one isn't written.
    public let yields: NamePattern?
    /// A type that has to be moved into the module of this file, if it is in the other one of a feature's module and
    /// its module of views.
    public let brings: NamePattern?

    init(_ template: String, _ file: TemplateDescription.File) {
        self.template = template
        styles = file.styles.map(Set.init)
        conditions = file.conditions.compactMap(Condition.init)
        path = file.path
        section = file.section
        kind = file.kind
        declares = file.declares.map(EmittedType.init)
        claims = file.claims
        yields = file.yields
        brings = file.brings
    }
}

/// A type declared in a generated file.
public struct EmittedType<Condition: CatalogueCondition>: Sendable {
    /// The name. For example: `<Scene>InteractorContract`.
    public let name: NamePattern
    /// The styles, among those of the file, that have the type; `nil` for all of them.
    public let styles: Set<SceneStyle>?
    /// The additional conditions under which the file has the type.
    public let conditions: [Condition]

    init(_ type: TemplateDescription.Declared) {
        name = type.name
        styles = type.styles.map(Set.init)
        conditions = type.conditions.compactMap(Condition.init)
    }
}

/// The owner of a file, and how that is recognized.
public enum FileKind: String, CaseIterable, Sendable {
    /// In a folder named `Generated`, and rewritten.
    case generated
    /// Written once; then it is the user's.
    case scaffold
    /// The tool's as long as it has the header, in any folder.
    case definition
}
