/// All suppressions of a file, with their problems.
struct Suppressions {
    private(set) var problems: [Finding] = []
    private var all: [Suppression] = []

    init(_ directives: [Directive]) {
        for directive in directives { add(directive) }
    }

    /// Returns the findings that aren't suppressed.
    mutating func filter(_ findings: [Finding], _ lines: LineTable) -> [Finding] {
        findings.filter { finding in
            let line = lines.line(of: finding.offset)
            var isSuppressed = false
            for position in all.indices where all[position].covers(finding, onLine: line) {
                all[position].isUsed = true
                isSuppressed = true
            }
            return !isSuppressed
        }
    }

    /// Returns findings for suppressions that suppressed nothing although their rules were checked.
    func unused(among checked: Set<LintRule>) -> [Finding] {
        all.filter { !$0.isUsed && checked.contains($0.rule) }.map {
            Finding(
                .unusedSuppression,
                at: $0.offset,
                "'\($0.rule.rawValue)' isn't broken here",
                "remove the suppression"
            )
        }
    }

    private mutating func add(_ directive: Directive) {
        guard let action = directive.action else { return reportCommand(directive) }
        let rules = directive.rules.compactMap { name in rule(name).map { ($0, name.offset) } }
        if directive.rules.isEmpty {
            report(
                directive.offset,
                "no rule is named",
                "name one: \(Directive.mark)\(directive.command) feature-import - the reason"
            )
        }
        if action == .enable { return end(rules, directive) }
        if directive.reason.isEmpty { reportReason(directive) }
        for (rule, offset) in rules {
            all.append(Suppression(rule: rule, lines: action.lines(from: directive.line), offset: offset))
        }
    }

    /// Ends the suppressions that reach to the end of the file, at an `enable`.
    private mutating func end(_ rules: [(LintRule, Int)], _ directive: Directive) {
        for (rule, offset) in rules {
            guard let open = all.lastIndex(where: { $0.rule == rule && $0.lines.upperBound == .max }) else {
                report(offset, "'\(rule.rawValue)' isn't disabled here", "remove the line")
                continue
            }
            all[open].lines = all[open].lines.lowerBound...max(all[open].lines.lowerBound, directive.line)
        }
    }

    private mutating func rule(_ name: Directive.Name) -> LintRule? {
        if let rule = LintRule(rawValue: name.text), rule.canBeSuppressed { return rule }
        let known = LintRule.allCases.filter(\.canBeSuppressed).map(\.rawValue)
        let near = NearName.find(name.text, in: known).map { "did you mean '\($0)'?" }
        report(
            name.offset,
            "there is no rule '\(name.text)' to suppress",
            near ?? "'vipergen explain' lists them all"
        )
        return nil
    }

    private mutating func reportCommand(_ directive: Directive) {
        let near = NearName.find(directive.command, in: Directive.Action.allCases.map(\.rawValue))
        report(
            directive.offset,
            "'\(Directive.mark)\(directive.command)' isn't a suppression",
            near.map { "did you mean '\(Directive.mark)\($0)'?" }
                ?? "write disable, enable, disable:next, disable:this or disable:previous"
        )
    }

    private mutating func reportReason(_ directive: Directive) {
        let rules = directive.rules.map(\.text).joined(separator: " ")
        problems.append(
            Finding(
                .suppressionReason,
                at: directive.offset,
                "this suppression gives no reason",
                "write '\(Directive.mark)\(directive.command) \(rules) - ' and the reason"
            )
        )
    }

    private mutating func report(_ offset: Int, _ message: String, _ remedy: String) {
        problems.append(Finding(.unknownSuppression, at: offset, message, remedy))
    }
}

extension Directive.Action {
    fileprivate func lines(from line: Int) -> ClosedRange<Int> {
        switch self {
        case .disable, .enable: line...Int.max
        case .disableNext: line + 1...line + 1
        case .disableThis: line...line
        case .disablePrevious: max(0, line - 1)...max(0, line - 1)
        }
    }
}
