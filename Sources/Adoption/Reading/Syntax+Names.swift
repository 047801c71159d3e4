import SwiftSyntax

extension TypeSyntax {
    /// The name without generic arguments, attributes, and `any` or `some`: `Screens.Film` for `any Screens.Film<Int>`.
    var plainName: String {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): node.name.plainText
        case .memberType(let node): "\(node.baseType.plainName).\(node.name.plainText)"
        case .attributedType(let node): node.baseType.plainName
        case .someOrAnyType(let node): node.constraint.plainName
        case .tupleType(let node) where node.elements.count == 1:
            node.elements.first?.type.plainName ?? trimmedDescription
        default: trimmedDescription
        }
    }

    /// The names in an inheritance clause.
    var inheritedNames: [String] {
        switch self.as(TypeSyntaxEnum.self) {
        case .compositionType(let node): node.elements.flatMap { $0.type.inheritedNames }
        case .attributedType(let node): node.baseType.inheritedNames
        default: [plainName]
        }
    }
}

extension GenericWhereClauseSyntax {
    /// The constraints of `Self`: `Place` for `where Self: Place`.
    var inheritedBySelf: [String] {
        requirements.flatMap { requirement -> [String] in
            guard case .conformanceRequirement(let node) = requirement.requirement,
                node.leftType.trimmedDescription == "Self"
            else { return [] }
            return node.rightType.inheritedNames
        }
    }
}

extension DeclModifierListSyntax {
    /// True if they make a declaration visible to other modules.
    var areExporting: Bool { contains { ["public", "open", "package"].contains($0.name.text) && $0.detail == nil } }

    /// True if they hide a declaration from other files.
    var areHiding: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
}

extension AttributeListSyntax {
    /// The names, including those in an `#if`. For example: `MainActor`.
    var names: [String] {
        flatMap { element -> [String] in
            switch element {
            case .attribute(let node): [node.attributeName.plainName]
            case .ifConfigDecl(let node):
                node.clauses.flatMap { clause -> [String] in
                    if case .attributes(let inner) = clause.elements { inner.names } else { [] }
                }
            }
        }
    }

    /// True if they contain `@MainActor`, even as `@Swift.MainActor`.
    var haveMainActor: Bool { names.contains { $0.lastPart == "MainActor" } }
}

extension FunctionParameterSyntax {
    /// The argument label; `nil` for `_`.
    var label: String? { firstName.plainText == "_" ? nil : firstName.plainText }

    /// The local name.
    var localName: String { (secondName ?? firstName).plainText }

    /// The names and type, to declare the same parameter in another function; `nil` if they take several lines.
    var declaration: String? {
        let names = [firstName, secondName].compactMap { $0?.text }.joined(separator: " ")
        let text = "\(names): \(type.trimmedDescription)"
        return text.contains(where: \.isNewline) ? nil : text
    }
}

extension VariableDeclSyntax {
    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
    }
}
