extension FileDecoder {
    /// Reports mismatches that are certain without knowing any declaration: a number is no string.
    func fits(
        _ expression: Located<SwiftExpression>,
        _ text: String,
        _ type: SwiftType?,
        at node: YAMLNode
    ) -> Bool {
        guard let type else { return true }
        if type.isText, case .success = fragments.name(text), !["nil", "true", "false"].contains(text) {
            let whole = cutText(behind: node).map { text + " " + $0.text } ?? text
            report(
                .stringNeedsQuotes,
                at: node,
                "'\(text)' is the name of a Swift value here, not a string",
                notes: ["a string is written \(YAMLQuoting.quoted(SwiftStringLiteral.quoting(whole)))"]
            )
            return false
        }
        guard
            let message = quotedWordProblem(text, type, node)
                ?? SwiftLiteralMatch.problem(of: expression.value, as: type)
        else { return true }
        reportMismatch(message, text, type, at: node)
        return false
    }

    /// Reports a text that is neither Swift nor a possible value of the type.
    func reportsText(_ text: String, as type: SwiftType?, at node: YAMLNode) -> Bool {
        guard let type, text.allSatisfy({ $0.isLetter || $0.isNumber || " -/:._@,+".contains($0) }),
            text.last.map({ $0.isLetter || $0.isNumber }) == true,
            let message = quotedTextProblem(type, node)
        else { return false }
        reportMismatch(message, text, type, at: node)
        return true
    }

    /// Returns true for texts that Swift takes as arithmetic, such as `2024-01-01` and `Europe/Berlin`, if the type has
    /// no numbers.
    private func isMeantAsText(_ text: String, _ type: SwiftType) -> Bool {
        guard text.utf8.contains(where: { Self.signsOfText.contains($0) || $0 >= 0x80 }) else { return false }
        let isWithoutSigns =
            text.allSatisfy { $0.isLetter || $0.isNumber || "-/:._@".contains($0) } && !text.contains("..")
        let isJoined = text.first?.isNumber == true || text.contains { "-/:@".contains($0) }
        guard isWithoutSigns, isJoined, case .success(let number) = fragments.expression("0") else { return false }
        return SwiftLiteralMatch.problem(of: number, as: type) != nil
    }

    /// Bytes of which such a text has at least one.
    private static let signsOfText = Set("0123456789-/:@".utf8)

    private func reportMismatch(_ message: String, _ text: String, _ type: SwiftType, at node: YAMLNode) {
        report(.valueTypeMismatch, at: node, message, notes: [noteOnValue(text, type)])
    }

    /// Returns the remedy for a value of a type.
    func noteOnValue(_ text: String, _ type: SwiftType) -> String {
        if type.isText, !text.contains("\"") {
            return "a string is written \(YAMLQuoting.quoted(SwiftStringLiteral.quoting(text)))"
        }
        if type.text == "Bool" || type.text == "Bool?" { return "write true or false" }
        return
            "write a value of '\(type.text)', for example: \(YAMLQuoting.quotedIfNeeded(type.exampleValue, inFlow: true))"
    }

    /// Returns the problem with any text in quotes, if the type has no such values.
    private func quotedTextProblem(_ type: SwiftType, _ node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content, scalar.style == .doubleQuoted || scalar.style == .singleQuoted,
            case .success(let literal) = fragments.expression(SwiftStringLiteral.quoting(scalar.text))
        else { return nil }
        return SwiftLiteralMatch.problem(of: literal, as: type)
    }

    /// Returns the problem with a quoted word. A word in quotes is a text, even if YAML consumed the quotes.
    private func quotedWordProblem(_ text: String, _ type: SwiftType, _ node: YAMLNode) -> String? {
        let isWord =
            if case .success = fragments.name(text) { !["nil", "true", "false"].contains(text) } else { false }
        return isWord || isMeantAsText(text, type) ? quotedTextProblem(type, node) : nil
    }
}

extension SwiftType {
    /// True if its values are written as text in quotes.
    var isText: Bool {
        ["String", "String?", "Substring", "Substring?", "Character", "Character?", "StaticString", "Swift.String"]
            .contains(text)
    }
}
