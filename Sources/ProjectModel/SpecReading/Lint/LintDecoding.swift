extension FileDecoder {
    func lint(_ node: YAMLNode?) -> LintSpec {
        guard let node, let fields = object(node, LintKeys.self, key: LintKeys.title) else { return LintSpec() }
        return LintSpec(
            severities: severities(fields[.severity]),
            excluded: excludedPaths(fields[.excluded]),
            legacySingletons: singletons(fields[.legacySingletons])
        )
    }

    private func severities(_ node: YAMLNode?) -> [LintSpec.RuleSeverity] {
        guard let node, let entries = entries(node, key: "severity", takes: "'error', 'warning' or 'off' by rule")
        else {
            return []
        }
        return entries.compactMap { entry in
            let severity = choice(entry.value, LintSpec.Severity.self, key: entry.name)
            guard let rule = rule(entry.key, key: "severity"), let severity else { return nil }
            return LintSpec.RuleSeverity(rule: rule, severity: severity.value)
        }
    }

    /// Reads the name of a rule. There are too many to list in a note.
    private func rule(_ node: YAMLNode, key: String) -> Located<LintRule>? {
        guard let scalar = scalar(node, key: key, takes: "rules") else { return nil }
        if let rule = LintRule(rawValue: scalar.text) { return Located(rule, at: node.range) }
        report(
            .unknownValue,
            Located(scalar.text, at: node.range),
            "there is no rule '\(scalar.text.shown)'",
            near: NearName.find(scalar.text, in: LintRule.allCases.map(\.rawValue)),
            otherwise: "'vipergen explain' lists them all"
        )
        return nil
    }

    private func excludedPaths(_ node: YAMLNode?) -> [Located<String>] {
        paths(node, key: "excluded").compactMap { path in
            var text = path.value
            while text.count > 1, text.hasSuffix("/") { text.removeLast() }
            if text.hasPrefix("./") { text.removeFirst(2) }
            guard let problem = AddressCheck.sourcesPath(text) else { return Located(text, at: path.range) }
            report(
                .invalidPath,
                at: path.location,
                "'\(path.value.shown)' can't be excluded: \(problem)",
                notes: ["write a path inside the target package, for example: excluded: [Sources/Recipes/Vendored]"]
            )
            return nil
        }
    }

    private func singletons(_ node: YAMLNode?) -> [Located<String>] {
        paths(node, key: "legacySingletons").filter { name in
            let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            if parts.allSatisfy({ if case .success = SwiftIdentifier.read($0) { true } else { false } }) { return true }
            report(
                .invalidName,
                at: name.location,
                "'\(name.value.shown)' isn't the name of an object",
                notes: ["write it exactly as in the sources: legacySingletons: [OldSession.shared]"]
            )
            return false
        }
    }
}
