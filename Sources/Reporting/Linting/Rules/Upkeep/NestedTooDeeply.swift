/// Source that is nested too deeply isn't parsed. `UnparsedSource` reports it.
enum NestedTooDeeply: Rule {
    static let rule = LintRule.nestedTooDeeply
    static let canBeSuppressed = false
    static let summary = "Every source that a rule checks can be parsed."
}
