/// Projects in transition: with descriptors of the team's own, some scenes have specs and others not yet. That is a
/// state, not a mistake.
extension Project {
    private var isHalfWay: Bool { descriptors.areTeams }

    /// Returns the severity of a rule. Handwritten descriptors are listed, but don't fail the run.
    public func severity(of rule: LintRule) -> Diagnostic.Severity {
        lists(rule) ? .warning : lint.severity(of: rule)
    }

    /// Returns true if violations of the rule are items left to do, rather than errors.
    public func lists(_ rule: LintRule) -> Bool {
        isHalfWay && rule == .handwrittenDescriptor && !lint.hasSeverity(of: rule)
    }

    /// Returns true if the rule would repeat what is already listed as a descriptor.
    public func isHalfWay(in rule: LintRule) -> Bool {
        isHalfWay && rule == .builderWithoutDescriptor && !lint.hasSeverity(of: rule)
    }
}

extension LintSpec {
    fileprivate func hasSeverity(of rule: LintRule) -> Bool { severities.contains { $0.rule.value == rule } }
}
