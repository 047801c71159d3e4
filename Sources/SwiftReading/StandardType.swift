/// What is known of a type of the platform: enough to write values of it and to see what a literal can't be.
struct StandardType: Sendable {
    var module: KnownModule
    /// How many generic arguments it takes.
    var arity = 0
    /// For a generic type: if its arguments are.
    var isEquatable = true
    /// For a generic type: if its arguments are.
    var isSendable = true
    /// The kinds of literals that make a value of it.
    var literals: Set<LiteralKind> = []
    /// An expression for a value of it, where its type is known; `nil` when there is no natural one.
    var zero: String?
    /// An expression for a value that a test tells from `zero`.
    var sample: String?

    static func named(_ name: String) -> StandardType? {
        standardLibraryTypes[name] ?? foundationTypes[name]
    }

    /// The entry of a type as it was written, if it has as many generic arguments as it takes.
    static func describing(_ path: [TypeShape.Segment]) -> StandardType? {
        var path = path
        if path.count > 1, KnownModule(rawValue: path[0].name) != nil { path.removeFirst() }
        guard path.count == 1, let type = named(path[0].name), type.arity == path[0].arguments.count else { return nil }
        return type
    }
}
