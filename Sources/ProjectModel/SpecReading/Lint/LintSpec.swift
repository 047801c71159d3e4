/// `lint` in `project.yml`: the settings of the lint rules.
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
    public var severities: [RuleSeverity]
    /// Files and folders that aren't checked, relative to the target package.
    public var excluded: [Located<String>]
    /// Old objects that only adapters may use, besides those that services name. For example: `OldSession.shared`.
    public var legacySingletons: [Located<String>]

    public init(
        severities: [RuleSeverity] = [],
        excluded: [Located<String>] = [],
        legacySingletons: [Located<String>] = []
    ) {
        self.severities = severities
        self.excluded = excluded
        self.legacySingletons = legacySingletons
    }

    public func isOff(_ rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule && $0.severity == .off } }

    /// Returns true if `severity` in the spec names the rule, even with its default.
    public func namesSeverity(of rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule } }

    public func severity(of rule: LintRule) -> Diagnostic.Severity {
        switch severities.first(where: { $0.rule.value == rule })?.severity {
        case .warning: .warning
        case .error, .off, nil: .error
        }
    }

    /// Returns true if a path, relative to the target package, is excluded or lies in an excluded folder.
    public func excludes(_ path: String) -> Bool {
        excluded.contains { path == $0.value || path.hasPrefix($0.value + "/") }
    }
}
