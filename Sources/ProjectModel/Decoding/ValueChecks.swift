import SwiftReading
import YAMLTree

extension FileDecoder {
    /// What is obvious without knowing any declaration: a number is no string.
    func fits(
        _ expression: Located<SwiftExpression>,
        _ text: String,
        _ type: SwiftType?,
        at node: YAMLNode
    ) -> Bool {
        guard let type else { return true }
        if type.isText, case .success = fragments.name(text), !["nil", "true", "false"].contains(text) {
            report(
                "string-needs-quotes",
                at: node,
                "'\(text)' is the name of a Swift value here, not a string",
                notes: ["a string is written \(YAMLQuoting.quoted(SwiftStringLiteral.quoting(text)))"]
            )
            return false
        }
        guard
            let message = quotedWordProblem(text, type, node)
                ?? SwiftLiteralMatch.problem(of: expression.value, as: type)
        else { return true }
        report("value-type-mismatch", at: node, message, notes: ["give a value of the type '\(type.text)'"])
        return false
    }

    /// A word in quotes is a text, also where YAML took the quotes away.
    private func quotedWordProblem(_ text: String, _ type: SwiftType, _ node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content, scalar.style == .doubleQuoted || scalar.style == .singleQuoted
        else { return nil }
        guard case .success = fragments.name(text), !["nil", "true", "false"].contains(text) else { return nil }
        guard case .success(let literal) = fragments.expression(SwiftStringLiteral.quoting(text)) else { return nil }
        return SwiftLiteralMatch.problem(of: literal, as: type)
    }
}

extension SwiftType {
    /// Whether its values are written as text in quotes.
    var isText: Bool {
        ["String", "String?", "Substring", "Substring?", "Character", "Character?", "StaticString", "Swift.String"]
            .contains(text)
    }
}
