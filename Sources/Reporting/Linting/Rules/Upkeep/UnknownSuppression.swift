/// A misspelled suppression turns nothing off. `Suppressions` reports it.
enum UnknownSuppression: Rule {
    static let rule = LintRule.unknownSuppression
    static let canBeSuppressed = false
    static let isAboutAdopting = true
    static let summary = "A suppression is spelled correctly and names rules that exist."
}
