extension DiagnosticKind {
    /// The kinds of diagnostics of the rules, in order.
    public static let ofRules = Rules.all.map { rule in
        DiagnosticKind(rule.rule.rawValue, rule.summary, explainedIn: "lint/\(rule.rule.rawValue)")
    }

    private static let byRule = Dictionary(ofRules.map { ($0.id, $0) }) { first, _ in first }

    /// Returns the kind of diagnostic of a rule, which has the same name.
    static func of(_ rule: LintRule) -> DiagnosticKind {
        byRule[rule.rawValue] ?? DiagnosticKind(rule.rawValue, "")
    }
}
