import SwiftSyntax

/// The name of a method in Objective-C, and so in Interface Builder.
enum SelectorName {
    /// Returns the selector. For example: `didTapBuy:` for `func didTapBuy(_ sender: Any)`, `didTapWithSender:` for
    /// `func didTap(sender: Any)`.
    static func of(_ function: FunctionDeclSyntax) -> String {
        if let explicit = explicitName(function.attributes) { return explicit }
        let name = function.name.plainText
        let labels = function.signature.parameterClause.parameters.map(\.firstName.plainText)
        guard let first = labels.first else { return name }
        return name + suffix(first, of: name) + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    }

    /// Returns the name in `@objc(name:)`.
    static func explicitName(_ attributes: AttributeListSyntax) -> String? {
        for attribute in attributes.everywhere {
            guard attribute.attributeName.names == ["objc"], case .objCName(let name) = attribute.arguments else {
                continue
            }
            return name.trimmedDescription
        }
        return nil
    }

    private static func suffix(_ label: String, of name: String) -> String {
        if label == "_" { return "" }
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        let isJoined = prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: name))
        return isJoined ? capital : "With" + capital
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func firstWord(of label: String) -> String {
        label.prefix(1).lowercased() + label.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }
}
