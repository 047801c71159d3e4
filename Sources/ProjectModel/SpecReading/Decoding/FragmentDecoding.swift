extension FileDecoder {
    /// Reads a Swift type. `[Recipe]` and `[String: Int]`, which YAML reads as lists, are taken as Swift.
    func type(
        _ node: YAMLNode,
        _ position: SwiftType.Position,
        key: String,
        takesDefault: Bool = false
    ) -> Located<SwiftType>? {
        guard let text = fragmentText(node, key: key, noun: "type") else { return nil }
        switch fragments.type(text, position: position) {
        case .success(let type): return Located(type, at: node.range)
        case .failure(let problem):
            let meant = ValueAsType(text, fragments).note(key: key, takesDefault: takesDefault)
            if let note = meant ?? noteOnComment(in: text, key: key, isMeant: { isType($0, position) }) {
                let place = location(of: problem.offset, in: node)
                report(
                    .invalidSwift,
                    at: place,
                    "'\(text.shown)' is not a Swift type here: \(problem.message)",
                    notes: [note]
                )
                return nil
            }
            if let form = ForeignTypes.swiftForm(of: text) {
                let meant = YAMLQuoting.quotedIfNeeded(form, inFlow: true)
                report(
                    .invalidSwift,
                    at: node,
                    "'\(text.shown)' is not a Swift type",
                    notes: ["did you mean \(meant)?"]
                )
                return nil
            }
            report(
                .invalidSwift,
                at: location(of: problem.offset, in: node),
                "'\(text.shown)' is not a Swift type here: \(problem.message)",
                notes: ["write a type such as Int64, Recipe?, \"[Recipe]?\" or \"(Int) -> Void\""]
            )
            return nil
        }
    }

    /// Reads a Swift expression for a value of `type`.
    func expression(_ node: YAMLNode, for type: SwiftType?, key: String) -> Located<SwiftExpression>? {
        if let literal = stringContents(node, for: type) { return expression(literal, at: node) }
        if isYAMLValue(node, for: type, key: key) { return nil }
        guard let text = fragmentText(node, key: key, noun: "expression") else { return nil }
        guard let expression = expression(text, at: node, for: type, key: key) else { return nil }
        return fits(expression, text, type, at: node) ? expression : nil
    }

    /// Returns a string literal for a string whose quotes were consumed by YAML.
    private func stringContents(_ node: YAMLNode, for type: SwiftType?) -> String? {
        guard let type, type.isText, node.tag == nil, case .scalar(let scalar) = node.content else { return nil }
        guard scalar.style == .singleQuoted || scalar.style == .doubleQuoted else { return nil }
        if SwiftStringLiteral.isLiteral(scalar.text) || (type.isOptional && scalar.text == "nil") { return nil }
        return SwiftStringLiteral.quoting(scalar.text)
    }

    private func expression(
        _ text: String,
        at node: YAMLNode,
        for type: SwiftType? = nil,
        key: String? = nil
    ) -> Located<SwiftExpression>? {
        switch fragments.expression(text) {
        case .success(let expression): return Located(expression, at: node.range)
        case .failure(let problem):
            if let invisible = InvisibleCharacter.first(in: text), problem.offset <= invisible.offset {
                report(invisible, at: node, meant: SpecLine.trimmed(InvisibleCharacter.removed(from: text)))
                return nil
            }
            let remedy = key.flatMap { noteOnComment(in: text, key: $0, isMeant: { isValue($0, of: type) }) }
            if remedy == nil, reportsText(text, as: type, at: node) { return nil }
            let example =
                remedy ?? type.map { noteOnValue(text.shown, $0) }
                ?? "write a value such as 1, .sample, \"[:]\" or \".init(id: 1)\""
            report(
                .invalidSwift,
                at: location(of: problem.offset, in: node),
                "'\(text.shown)' is not a Swift expression here: \(problem.message)",
                notes: [example]
            )
            return nil
        }
    }

    /// Returns a remedy for Swift with a trailing comment, which belongs after YAML's `#`.
    private func noteOnComment(in text: String, key: String, isMeant: (String) -> Bool) -> String? {
        guard let comment = ["//", "/*"].compactMap(text.firstRange).min(by: { $0.lowerBound < $1.lowerBound }) else {
            return nil
        }
        let swift = SpecLine.trimmed(text[..<comment.lowerBound])
        return isMeant(swift) ? "write it as: \(key.shown): \(YAMLQuoting.quotedIfNeeded(swift, inFlow: true))" : nil
    }

    private func isType(_ text: String, _ position: SwiftType.Position) -> Bool {
        if case .success = fragments.type(text, position: position) { true } else { false }
    }

    private func isValue(_ text: String, of type: SwiftType?) -> Bool {
        guard case .success(let expression) = fragments.expression(text) else { return false }
        return type.flatMap { SwiftLiteralMatch.problem(of: expression, as: $0) } == nil
    }

    /// Returns the Swift code that a node stands for.
    private func fragmentText(_ node: YAMLNode, key: String, noun: String) -> String? {
        if let text = FlowFragment.text(of: node) { return text }
        if case .mapping(let entries) = node.content {
            let note =
                noun == "type" && entries.isEmpty ? "an empty tuple is written \"()\"" : "write it in quotes: \"[:]\""
            let example = noun == "type" ? "Recipe" : ".sample"
            let notes = entries.isEmpty ? [note] : ["write it in one line, for example: \(key.shown): \(example)"]
            reportKind(of: node, key: key, takes: "a Swift \(noun)", notes: notes)
            return nil
        }
        guard let scalar = scalar(node, key: key, takes: "a Swift \(noun)", isText: noun == "expression") else {
            return nil
        }
        guard scalar.style == .literal || scalar.style == .folded else { return scalar.text }
        var text = scalar.text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
