/// A rule that a directive turns off for some lines.
struct Suppression {
    var rule: LintRule
    /// The lines, counted from 1.
    var lines: ClosedRange<Int>
    /// The offset of the rule's name in the directive.
    var offset: Int
    var isUsed = false

    func covers(_ finding: Finding, onLine line: Int) -> Bool { rule == finding.rule && lines.contains(line) }
}
