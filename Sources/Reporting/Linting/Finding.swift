import ProjectModel

/// A place in a source that breaks a rule.
struct Finding: Hashable, Sendable {
    var rule: LintRule
    /// The byte where it begins.
    var offset: Int
    var message: String
    /// What to do about it.
    var remedy: String

    init(_ rule: LintRule, at offset: Int, _ message: String, _ remedy: String) {
        self.rule = rule
        self.offset = offset
        self.message = message
        self.remedy = remedy
    }
}
