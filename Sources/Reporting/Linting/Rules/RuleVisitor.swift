import SwiftSyntax

/// Walks a syntax tree and collects the findings of one rule.
class RuleVisitor: SyntaxVisitor {
    let context: LintContext
    private let rule: LintRule
    private var findings: [Finding] = []

    init(_ rule: LintRule, _ context: LintContext) {
        self.rule = rule
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    final func findings(in node: some SyntaxProtocol) -> [Finding] {
        walk(node)
        return findings
    }

    final func add(at offset: Int, _ message: String, _ remedy: String) {
        findings.append(Finding(rule, at: offset, message, remedy))
    }
}
