import SwiftSyntax

/// The enums that a Swift source declares, with their cases.
///
/// For example: `enum Size { case small, custom(width: Int) }` has the cases `small` and `custom`.
public enum DeclaredEnums {
    public struct Case: Hashable, Sendable {
        /// The name without back-ticks.
        public var name: String
        public var values: [Value] = []

        public init(name: String, values: [Value] = []) {
            self.name = name
            self.values = values
        }
    }

    /// An associated value.
    public struct Value: Hashable, Sendable {
        public var label: String?
        /// The type as written.
        public var type: String
        public var hasDefault = false

        public init(label: String?, type: String, hasDefault: Bool = false) {
            self.label = label
            self.type = type
            self.hasDefault = hasDefault
        }
    }

    /// Returns the enums by name, with their enclosing types: `Order.Status`. Those inside `#if` aren't in every build
    /// and are left out.
    public static func cases(in source: [UInt8]) throws(NestedTooDeeply) -> [String: [Case]] {
        cases(in: try SwiftTree.read(source))
    }

    /// - Parameter isConditional: true to include those in the first branch of an `#if`.
    static func cases(in tree: SourceFileSyntax, isConditional: Bool = false) -> [String: [Case]] {
        var reader = EnumReader(readsConditions: isConditional)
        for statement in tree.statements { reader.read(Syntax(statement.item)) }
        return reader.enums
    }
}

private struct EnumReader {
    let readsConditions: Bool
    private(set) var enums: [String: [DeclaredEnums.Case]] = [:]
    private var path: [String] = []

    init(readsConditions: Bool) {
        self.readsConditions = readsConditions
    }

    mutating func read(_ item: Syntax) {
        switch item.as(SyntaxEnum.self) {
        case .enumDecl(let node): readEnum(node)
        case .structDecl(let node): readMembers(node, node.name.plainText)
        case .classDecl(let node): readMembers(node, node.name.plainText)
        case .actorDecl(let node): readMembers(node, node.name.plainText)
        case .extensionDecl(let node): readMembers(node, node.extendedType.trimmedDescription)
        case .ifConfigDecl(let node) where readsConditions:
            switch node.clauses.first?.elements {
            case .statements(let inner): for statement in inner { read(Syntax(statement.item)) }
            case .decls(let inner): for member in inner { read(Syntax(member.decl)) }
            default: break
            }
        default: break
        }
    }

    private mutating func readEnum(_ node: EnumDeclSyntax) {
        let members = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        // One that takes type parameters has no cases for a type of the spec's.
        if node.genericParameterClause == nil {
            let name = (path + [node.name.plainText]).joined(separator: ".")
            enums[name] = members.filter { !$0.attributes.mayBeUnavailable }.flatMap(\.elements).map(enumCase)
        }
        readMembers(node, node.name.plainText)
    }

    private mutating func readMembers(_ node: some DeclGroupSyntax, _ name: String) {
        path.append(name)
        for member in node.memberBlock.members { read(Syntax(member.decl)) }
        path.removeLast()
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> DeclaredEnums.Case {
        let values = node.parameterClause?.parameters.map { parameter in
            DeclaredEnums.Value(
                label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText },
                type: parameter.type.trimmedDescription,
                hasDefault: parameter.defaultValue != nil
            )
        }
        return DeclaredEnums.Case(name: node.name.plainText, values: values ?? [])
    }
}

extension AttributeListSyntax {
    fileprivate var mayBeUnavailable: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available" }
    }
}
