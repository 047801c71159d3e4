public import Diagnostics

extension DiagnosticKind {
    /// The rules, as what they report.
    public static let ofRules: [DiagnosticKind] = RuleGuide.all.map { RuleGuide.kind(of: $0.rule) }
}
