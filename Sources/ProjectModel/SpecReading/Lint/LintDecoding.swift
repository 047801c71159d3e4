extension FileDecoder {
    func lint(_ node: YAMLNode?) -> [LintSpec.RuleSeverity] {
        guard let node, let entries = entries(node, key: "lint", takes: "'error', 'warning' or 'off' by rule") else {
            return []
        }
        return entries.compactMap { entry in
            guard let rule = rule(entry.key),
                let severity = choice(entry.value, LintSpec.Severity.self, key: entry.name)
            else { return nil }
            return LintSpec.RuleSeverity(rule: rule, severity: severity.value)
        }
    }

    /// Reads the name of a rule. There are too many to list in a note.
    private func rule(_ node: YAMLNode) -> Located<LintRule>? {
        guard let scalar = scalar(node, key: "lint", takes: "rules") else { return nil }
        if let rule = LintRule(rawValue: scalar.text) { return Located(rule, at: node.range) }
        let foreign = ForeignKeys.note(onRule: scalar.text)
        report(
            .unknownValue,
            Located(scalar.text, at: node.range),
            "there is no rule '\(scalar.text.shown)'",
            near: foreign == nil ? NearName.find(scalar.text, in: LintRule.allCases.map(\.rawValue)) : nil,
            otherwise: foreign ?? "'vipergen explain' lists them all"
        )
        return nil
    }

    func legacySingletons(_ node: YAMLNode?) -> [Located<String>] {
        paths(node, key: "legacySingletons", takes: "names").filter { name in
            let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            if parts.allSatisfy({ if case .success = SwiftIdentifier.read($0) { true } else { false } }) { return true }
            report(.invalidName, at: name.location) {
                "'\(name.value.shown)' isn't the name of an object"
                "write it exactly as in the sources: legacySingletons: [OldSession.shared]"
            }
            return false
        }
    }
}
