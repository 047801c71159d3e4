/// A place in a source that breaks a rule.
struct Finding: Hashable, Sendable {
    var rule: LintRule
    /// The offset of its first byte.
    var offset: Int
    var message: String
    /// The remedy.
    var remedy: String

    init(_ rule: LintRule, at offset: Int, _ message: String, _ remedy: String) {
        self.rule = rule
        self.offset = offset
        self.message = message
        self.remedy = remedy
    }
}
