/// A rule for the sources. Each is a file of this folder with the same name; `make texts` lists them.
protocol Rule: Sendable, SendableMetatype {
    static var rule: LintRule { get }
    /// The rule in one sentence of Markdown. `Explanations/lint` has the rest.
    static var summary: String { get }
    /// True if a comment in a source can turn it off. Specs and nibs have no such comments.
    static var canBeSuppressed: Bool { get }
    /// True if it is checked even if only the resolver is generated, in an app that doesn't follow the other rules.
    static var isAboutAdopting: Bool { get }
    /// True if it is checked only in projects that name it under `severity`.
    static var isOptIn: Bool { get }
}

extension Rule {
    static var canBeSuppressed: Bool { true }
    static var isAboutAdopting: Bool { false }
    static var isOptIn: Bool { false }
}

extension Rules {
    static let imports = all.compactMap { $0 as? any ImportRule.Type }
    static let nibs = all.compactMap { $0 as? any NibRule.Type }
    static let syntax = all.compactMap { $0 as? any SyntaxRule.Type }
}

extension LintRule {
    private static let types: [LintRule: any Rule.Type] = Dictionary(Rules.all.map { ($0.rule, $0) }) { first, _ in
        first
    }

    var canBeSuppressed: Bool { Self.types[self]?.canBeSuppressed ?? true }
    var isOptIn: Bool { Self.types[self]?.isOptIn ?? false }
    var isAboutAdopting: Bool { Self.types[self]?.isAboutAdopting ?? false }
}
