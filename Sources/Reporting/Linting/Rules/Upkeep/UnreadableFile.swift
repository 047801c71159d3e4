import ProjectModel

/// What can't be read could hide anything. `UnparsedSource` and `NibLinter` find it.
enum UnreadableFile: Rule {
    static let rule = LintRule.unreadableFile
    static let canBeSuppressed = false
    static let summary = "Every source is readable."
}
