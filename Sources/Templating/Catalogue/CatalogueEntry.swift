/// A kind of file that is emitted: what its template's front matter says.
///
/// For example, of `Interactor.swift.mustache`: made for each scene of the styles `uikit` and `swiftui` that leaves methods of its interactor to people,
/// a scaffold, `Sources/<Feature>/Application/<Scene>/<Scene>Interactor.swift`, which isn't written where people declare `<Scene>Interactor`.
public final class CatalogueEntry<Condition: CatalogueCondition>: Sendable {
    /// The template's name. For example: `Interactor.swift`.
    public let template: String
    /// The styles of scenes that it is made for; `nil` for all of them, and where the file isn't a scene's.
    public let styles: Set<SceneStyle>?
    /// What has to hold, all of it.
    public let conditions: [Condition]
    public let path: NamePattern
    /// Its place among the sections of a file that several templates make; `nil` for a file of its own.
    public let section: Int?
    public let kind: FileKind
    /// The types that the file declares for others to see. Suites of tests aren't among them: they are called like their file.
    public let declares: [DeclaredType<Condition>]
    /// A type that scenes of another style have by hand, and that has to go when this file comes.
    public let claims: NamePattern?
    /// A type that people may take over: while one of their other files declares it, this one isn't written.
    public let yields: NamePattern?
    /// A type that has to be moved to where this file is, if it is in the other one of a feature's module and its module of views.
    public let brings: NamePattern?

    init(_ template: String, _ file: TemplateDescription.File) {
        self.template = template
        styles = file.styles.map(Set.init)
        conditions = file.conditions.compactMap(Condition.init)
        path = file.path
        section = file.section
        kind = file.kind
        declares = file.declares.map(DeclaredType.init)
        claims = file.claims
        yields = file.yields
        brings = file.brings
    }
}

/// A type that an emitted file declares.
public struct DeclaredType<Condition: CatalogueCondition>: Sendable {
    /// For example: `<Scene>InteractorContract`.
    public let name: NamePattern
    /// Of the styles that the file is made for, those that have the type; `nil` for all of them.
    public let styles: Set<SceneStyle>?
    /// What has to hold besides, for the file to have the type.
    public let conditions: [Condition]

    init(_ type: TemplateDescription.Declared) {
        name = type.name
        styles = type.styles.map(Set.init)
        conditions = type.conditions.compactMap(Condition.init)
    }
}

/// Whose a file is, and how that is known.
public enum FileKind: String, CaseIterable, Sendable {
    /// Lies in a folder called `Generated`, and is rewritten.
    case generated
    /// Written once, then the user's.
    case scaffold
    /// The tool's as long as it has the header, wherever it lies.
    case definition
}
