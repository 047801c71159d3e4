public import Diagnostics

/// `lint` in `project.yml`: how the sources are checked.
public struct LintSpec: Hashable, Sendable {
    /// How much a broken rule matters.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        case error
        case warning
    }

    public struct RuleSeverity: Hashable, Sendable {
        public var rule: Located<LintRule>
        public var severity: Severity
    }

    /// Rules that aren't checked.
    public var disabled: [Located<LintRule>]
    /// Rules of another severity than `error`.
    public var severities: [RuleSeverity]
    /// Files and folders that aren't checked, relative to the target package.
    public var excluded: [Located<String>]
    /// Old objects that only adapters may touch, beside those that services name. For example: `OldSession.shared`.
    public var legacySingletons: [Located<String>]

    public init(
        disabled: [Located<LintRule>] = [],
        severities: [RuleSeverity] = [],
        excluded: [Located<String>] = [],
        legacySingletons: [Located<String>] = []
    ) {
        self.disabled = disabled
        self.severities = severities
        self.excluded = excluded
        self.legacySingletons = legacySingletons
    }

    public func isDisabled(_ rule: LintRule) -> Bool { disabled.contains { $0.value == rule } }

    /// Whether `severity` says how much a rule matters, be it as much as it would anyway.
    public func namesSeverity(of rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule } }

    public func severity(of rule: LintRule) -> Diagnostic.Severity {
        switch severities.first(where: { $0.rule.value == rule })?.severity {
        case .warning: .warning
        case .error, nil: .error
        }
    }

    /// Whether a path, relative to the target package, is one of the excluded ones or lies in it.
    public func excludes(_ path: String) -> Bool {
        excluded.contains { path == $0.value || path.hasPrefix($0.value + "/") }
    }
}
