/// The settings of the lint rules: `lint` and `legacySingletons` in `project.yml`.
public struct LintSpec: Hashable, Sendable {
    /// The effect of a broken rule.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        case error
        case warning
        /// The rule isn't checked.
        case off
    }

    public struct RuleSeverity: Hashable, Sendable {
        public var rule: Located<LintRule>
        public var severity: Severity
    }

    /// The severities in the spec; all other rules are errors.
    public var severities: [RuleSeverity] = []
    /// Old objects that only adapters may use, besides those that services name. For example: `OldSession.shared`.
    public var legacySingletons: [Located<String>] = []

    public func isOff(_ rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule && $0.severity == .off } }

    /// Returns true if the spec names the rule, even with its default.
    public func namesSeverity(of rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule } }

    public func severity(of rule: LintRule) -> Diagnostic.Severity {
        switch severities.first(where: { $0.rule.value == rule })?.severity {
        case .warning: .warning
        case .error, .off, nil: .error
        }
    }
}
