/// What is known of the values of a type of the platform: enough to write some, and to see what a literal can't be.
struct StandardType: Sendable {
    /// The kinds of literals that make a value of it.
    var literals: Set<LiteralKind> = []
    /// An expression for a value of it, where its type is known; `nil` when there is no natural one.
    var zero: String?
    /// An expression for a value that a test tells from `zero`.
    var sample: String?

    static func named(_ name: String) -> StandardType? {
        standardLibraryTypes[name] ?? foundationTypes[name] ?? runtimeTypes[name]
    }

    /// Of ViperRuntime: a web page is shown, unless the app says otherwise.
    private static let runtimeTypes = ["WebLinkAnswer": StandardType(zero: ".show")]

    /// The entry of a type as it was written, if it has as many generic arguments as it takes.
    static func describing(_ path: [TypeShape.Segment]) -> StandardType? {
        guard let type = path.platformType, let last = path.last, type.arity == last.arguments.count else { return nil }
        return named(last.name)
    }
}
