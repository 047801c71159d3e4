public import Basics

/// Where a team has descriptors of its own, some scenes have specs and others don't yet: that is a state, and no mistake.
extension Project {
    private var isHalfWay: Bool { descriptors.areTeams }

    /// How much a broken rule matters. Descriptors that are written by hand are listed, but fail nothing.
    public func severity(of rule: LintRule) -> Diagnostic.Severity {
        lists(rule) ? .warning : lint.severity(of: rule)
    }

    /// Whether what breaks the rule is on the list of what is left to do, and no boundary that somebody violated.
    public func lists(_ rule: LintRule) -> Bool {
        isHalfWay && rule == .handwrittenDescriptor && !lint.hasSeverity(of: rule)
    }

    /// Whether the rule would tell again what is listed as a descriptor already.
    public func isHalfWay(in rule: LintRule) -> Bool {
        isHalfWay && rule == .builderWithoutDescriptor && !lint.hasSeverity(of: rule)
    }
}

extension LintSpec {
    fileprivate func hasSeverity(of rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule } }
}
