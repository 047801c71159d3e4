/// A suppression gives a reason. `Suppressions` reports those that don't.
enum SuppressionReason: Rule {
    static let rule = LintRule.suppressionReason
    static let canBeSuppressed = false
    static let isAboutAdopting = true
    static let summary = "A suppression gives a reason."
}
