public import Diagnostics

/// Where a team has descriptors of its own, some scenes have specs and others don't yet: that is a state, and no mistake.
extension Project {
    private var isHalfWay: Bool { descriptors.areTeams }

    /// How much a broken rule matters. Descriptors that are written by hand are listed, but fail nothing.
    public func severity(of rule: LintRule) -> Diagnostic.Severity {
        let isListed = isHalfWay && rule == .handwrittenDescriptor && !lint.hasSeverity(of: rule)
        return isListed ? .warning : lint.severity(of: rule)
    }

    /// Whether the rule would tell again what is listed as a descriptor already.
    public func isHalfWay(in rule: LintRule) -> Bool {
        isHalfWay && rule == .builderWithoutDescriptor && !lint.hasSeverity(of: rule)
    }
}

extension LintSpec {
    fileprivate func hasSeverity(of rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule } }
}
