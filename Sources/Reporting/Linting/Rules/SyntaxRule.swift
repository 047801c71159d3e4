/// A rule that checks the syntax tree of a source.
protocol SyntaxRule: Rule {
    /// Returns true if the rule applies to sources of the module.
    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool
    /// Returns groups of words; a source without one of the groups in its code can't break the rule.
    static func words(_ context: LintContext) -> [WordGroup]
    /// The text that a source which breaks the rule has in a comment; `nil` if comments don't matter.
    static var mark: ByteSearch? { get }
    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding]
}

extension SyntaxRule {
    static var mark: ByteSearch? { nil }

    /// Returns true for all modules but tests and test support.
    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        module.role != .tests && module.role != .testSupport
    }
}
