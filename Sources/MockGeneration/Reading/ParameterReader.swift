import SwiftSyntax

/// Reads the parameters of functions.
enum ParameterReader {
    /// - Parameter labelsAreNames: true if a single name is the label, too, as everywhere but in subscripts.
    static func read(_ clause: FunctionParameterClauseSyntax, labelsAreNames: Bool = true) -> [Parameter] {
        clause.parameters.enumerated().map { position, node in
            let first = node.firstName.plainText
            let second = node.secondName?.plainText
            let hasLabel = first != "_" && (labelsAreNames || second != nil)
            var name = second ?? first
            if name == "_" { name = first == "_" ? "argument\(position + 1)" : first }
            return Parameter(
                label: hasLabel ? first : nil,
                name: name,
                type: type(node),
                isVariadic: node.ellipsis != nil,
                attributes: node.attributes.map(\.trimmedDescription)
            )
        }
    }

    private static func type(_ node: FunctionParameterSyntax) -> TypeShape {
        let type = TypeReader.read(node.type)
        let modifiers = node.modifiers.map(\.trimmedDescription)
        return modifiers.isEmpty ? type : .attributed(modifiers, type)
    }
}

extension TokenSyntax {
    /// The text without back-ticks.
    var plainText: String { SwiftNames.plain(text) }

    /// A type's name in its declaration or after a dot, with back-ticks if they are needed there.
    var declaredType: String { SwiftNames.type(plainText) }

    /// A type's name in its use: without back-ticks in the source, it needs none.
    var usedType: String {
        let text = text
        // No word of Swift's own has other letters than those of ASCII.
        let mayNeedNone = text.utf8.first != UInt8(ascii: "`") && text.utf8.allSatisfy { $0 < 0x80 }
        return mayNeedNone ? text : declaredType
    }
}
