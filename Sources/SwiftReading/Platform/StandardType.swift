/// The facts about the values of a platform type: enough to write some, and to reject literals.
struct StandardType: Sendable {
    /// The kinds of literals that can be a value of it.
    var literals: Set<LiteralKind> = []
    /// An expression for a value of it where its type is known; `nil` if there is no natural one.
    var zero: String?
    /// An expression for a value that a test can tell from `zero`.
    var sample: String?

    static func named(_ name: String) -> StandardType? {
        standardLibraryTypes[name] ?? foundationTypes[name] ?? runtimeTypes[name]
    }

    /// The types of ViperRuntime. A web page is shown unless the app decides otherwise.
    private static let runtimeTypes = ["WebLinkAnswer": StandardType(zero: ".show")]

    /// Returns the facts about a type as written, if its number of generic arguments is right.
    static func describing(_ path: [TypeShape.Segment]) -> StandardType? {
        guard let type = path.platformType, let last = path.last, type.arity == last.arguments.count else { return nil }
        return named(last.name)
    }
}
