import ProjectModel
import SwiftReading

/// A rule that looks at the syntax tree of a source.
protocol SyntaxRule: Rule {
    /// Whether sources of such a module are looked at.
    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool
    /// A source that lacks one of the groups in its code can't break the rule.
    static func words(_ context: LintContext) -> [WordGroup]
    /// What a source that breaks the rule has in a comment; `nil` where comments don't matter.
    static var mark: ByteSearch? { get }
    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding]
}

extension SyntaxRule {
    static var mark: ByteSearch? { nil }

    /// Everywhere but in tests and what supports them.
    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        module.role != .tests && module.role != .testSupport
    }
}
