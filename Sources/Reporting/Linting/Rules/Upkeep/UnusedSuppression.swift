/// A suppression that is no longer needed. `Suppressions` reports it.
enum UnusedSuppression: Rule {
    static let rule = LintRule.unusedSuppression
    static let canBeSuppressed = false
    static let isAboutAdopting = true
    static let summary = "Every suppression is needed."
}
