/// An unreadable file could hide anything. `UnparsedSource` and `NibLinter` report it.
enum UnreadableFile: Rule {
    static let rule = LintRule.unreadableFile
    static let canBeSuppressed = false
    static let summary = "Every source is readable."
}
