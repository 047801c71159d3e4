import ProjectModel

/// What the sources are held to. Each rule is a file of this folder, named like it; `make texts` lists them.
protocol Rule: Sendable, SendableMetatype {
    static var rule: LintRule { get }
    /// What it enforces, in one sentence of Markdown. `Explanations/lint` says the rest.
    static var summary: String { get }
    /// Whether a comment in a source turns it off. Specs and nibs have no such comments.
    static var canBeSuppressed: Bool { get }
    /// Whether it is checked while only the resolver is generated, in an app that has never heard of the other rules.
    static var isAboutAdopting: Bool { get }
    /// Whether it is checked only in projects that name it under `severity`.
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
