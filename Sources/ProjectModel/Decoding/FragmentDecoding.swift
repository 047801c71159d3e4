import Diagnostics
import SwiftReading
import YAMLTree

extension FileDecoder {
    /// The node as a Swift type. `[Recipe]` and `[String: Int]`, which YAML reads as lists, are what they look like.
    func type(_ node: YAMLNode, _ position: SwiftType.Position, key: String) -> Located<SwiftType>? {
        guard let text = fragmentText(node, key: key, noun: "type") else { return nil }
        switch fragments.type(text, position: position) {
        case .success(let type): return Located(type, at: node.range)
        case .failure(let problem):
            report(
                "not-a-type", at: location(of: problem.offset, in: node),
                "'\(text.shown)' is not a Swift type here: \(problem.message)")
            return nil
        }
    }

    /// The node as a Swift expression for a value of `type`.
    func expression(_ node: YAMLNode, for type: SwiftType?, key: String) -> Located<SwiftExpression>? {
        if let literal = stringContents(node, for: type) { return expression(literal, at: node) }
        guard let text = fragmentText(node, key: key, noun: "expression") else { return nil }
        guard let expression = expression(text, at: node, stringWanted: type?.isText == true) else { return nil }
        return fits(expression, text, type, at: node) ? expression : nil
    }

    /// A string literal for a value that lost its quotes to YAML.
    private func stringContents(_ node: YAMLNode, for type: SwiftType?) -> String? {
        guard let type, type.isText, node.tag == nil, case .scalar(let scalar) = node.content else { return nil }
        guard scalar.style == .singleQuoted || scalar.style == .doubleQuoted else { return nil }
        if SwiftStringLiteral.isLiteral(scalar.text) || (type.isOptional && scalar.text == "nil") { return nil }
        return SwiftStringLiteral.quoting(scalar.text)
    }

    private func expression(
        _ text: String, at node: YAMLNode, stringWanted: Bool = false
    ) -> Located<SwiftExpression>? {
        switch fragments.expression(text) {
        case .success(let expression): return Located(expression, at: node.range)
        case .failure(let problem):
            let notes = stringWanted ? ["a string is written \(YAMLQuoting.quoted(SwiftStringLiteral.quoting(text)))"] : []
            report(
                "not-an-expression", at: location(of: problem.offset, in: node),
                "'\(text.shown)' is not a Swift expression here: \(problem.message)", notes: notes)
            return nil
        }
    }

    /// What is obvious without knowing any declaration: a number is no string.
    private func fits(
        _ expression: Located<SwiftExpression>, _ text: String, _ type: SwiftType?, at node: YAMLNode
    ) -> Bool {
        guard let type else { return true }
        if type.isText, case .success = fragments.name(text), !["nil", "true", "false"].contains(text) {
            report(
                "string-needs-quotes", at: node, "'\(text)' is the name of a Swift value here, not a string",
                notes: ["a string is written \(YAMLQuoting.quoted(SwiftStringLiteral.quoting(text)))"])
            return false
        }
        guard let message = quotedWordProblem(text, type, node) ?? SwiftLiteralMatch.problem(of: expression.value, as: type)
        else { return true }
        report("value-type-mismatch", at: node, message, notes: ["give a value of the type '\(type.text)'"])
        return false
    }

    /// A word in quotes is a text, also where YAML took the quotes away.
    private func quotedWordProblem(_ text: String, _ type: SwiftType, _ node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content, scalar.style == .doubleQuoted || scalar.style == .singleQuoted else { return nil }
        guard case .success = fragments.name(text), !["nil", "true", "false"].contains(text) else { return nil }
        guard case .success(let literal) = fragments.expression(SwiftStringLiteral.quoting(text)) else { return nil }
        return SwiftLiteralMatch.problem(of: literal, as: type)
    }

    /// The Swift that a node was meant as.
    private func fragmentText(_ node: YAMLNode, key: String, noun: String) -> String? {
        if let text = FlowFragment.text(of: node) { return text }
        if case .mapping(let entries) = node.content {
            let note = noun == "type" && entries.isEmpty ? "an empty tuple is written \"()\"" : "write it in quotes: \"[:]\""
            reportKind(of: node, key: key, takes: "a Swift \(noun)", notes: entries.isEmpty ? [note] : [])
            return nil
        }
        guard let scalar = scalar(node, key: key, takes: "a Swift \(noun)") else { return nil }
        guard scalar.style == .literal || scalar.style == .folded else { return scalar.text }
        var text = scalar.text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    /// The place of a character of a node's text, where it can be known.
    func location(of offset: Int, in node: YAMLNode) -> SourceLocation {
        var place = node.range.start
        guard case .scalar(let scalar) = node.content, node.tag == nil, place.line == node.range.end.line else { return place }
        let length = scalar.text.unicodeScalars.count
        let delimiters = node.range.end.column - place.column - length
        switch scalar.style {
        case .plain where delimiters == 0: place.column += min(offset, length)
        case .singleQuoted where delimiters == 2, .doubleQuoted where delimiters == 2:
            place.column += 1 + min(offset, length)
        default: break
        }
        return place
    }
}

extension SwiftType {
    /// Whether its values are written as text in quotes.
    var isText: Bool {
        ["String", "String?", "Substring", "Substring?", "Character", "Character?", "StaticString", "Swift.String"]
            .contains(text)
    }
}
