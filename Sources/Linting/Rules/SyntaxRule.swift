import ProjectModel

/// A rule that looks at the syntax tree of a source.
protocol SyntaxRule: Rule {
    /// Whether sources of such a module are looked at.
    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool
    /// A source that lacks one of the groups in its code can't break the rule.
    static func words(_ context: LintContext) -> [WordGroup]
    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding]
}

extension SyntaxRule {
    /// Everywhere but in tests and what supports them.
    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        module.role != .tests && module.role != .testSupport
    }
}
