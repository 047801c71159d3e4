import SwiftSyntax

/// Collects the types of a file, including nested ones.
struct InterfaceReader {
    var interface = DeclaredInterface()
    private var path: [String] = []

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements { read(Syntax(statement.item)) }
    }

    private mutating func read(_ item: Syntax) {
        switch item.as(SyntaxEnum.self) {
        case .classDecl(let node): add(node, node.name.plainText)
        case .structDecl(let node): add(node, node.name.plainText)
        case .enumDecl(let node): add(node, node.name.plainText)
        case .actorDecl(let node): add(node, node.name.plainText)
        case .protocolDecl(let node): add(node, node.name.plainText)
        case .typeAliasDecl(let node) where !node.modifiers.arePrivate:
            let alias = DeclaredType(keyword: "typealias")
            interface.types[(path + [node.name.plainText]).joined(separator: "."), default: alias].keyword = "typealias"
        case .extensionDecl(let node): add(node, node.extendedType.trimmedDescription, isExtension: true)
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                switch clause.elements {
                case .statements(let inner): read(inner)
                case .decls(let inner): for member in inner { read(Syntax(member.decl)) }
                default: break
                }
            }
        default: break
        }
    }

    private mutating func add(_ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false) {
        path.append(name)
        defer { path.removeLast() }
        var type = DeclaredType()
        if !isExtension { type.keyword = node.introducer.text }
        type.inherited = Set(node.inheritanceClause?.inheritedTypes.flatMap { names(of: $0.type) } ?? [])
        type.attributes = Set(
            node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        )
        if !node.is(ProtocolDeclSyntax.self) { type.members = Set(members(of: node.memberBlock.members)) }
        let key = path.joined(separator: ".")
        interface.types[key] = (interface.types[key] ?? DeclaredType()).merged(with: type)
        for member in node.memberBlock.members { read(Syntax(member.decl)) }
    }

    private func members(of list: MemberBlockItemListSyntax) -> [String] {
        list.flatMap { member -> [String] in
            switch Syntax(member.decl).as(SyntaxEnum.self) {
            case .functionDecl(let node) where !node.modifiers.arePrivate:
                [selector(node.name.plainText, node.signature)]
            case .initializerDecl(let node) where !node.modifiers.arePrivate: [selector("init", node.signature)]
            case .variableDecl(let node) where !node.modifiers.arePrivate:
                node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
            case .ifConfigDecl(let node):
                node.clauses.flatMap { clause -> [String] in
                    if case .decls(let inner) = clause.elements { members(of: inner) } else { [] }
                }
            default: []
            }
        }
    }

    /// Returns the name with its labels. For example: `fetchRecipe(id:)`.
    private func selector(_ name: String, _ signature: FunctionSignatureSyntax) -> String {
        "\(name)(\(signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }.joined()))"
    }

    private func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(of: $0.type) }
        }
        return type.lastToken(viewMode: .sourceAccurate).map { [$0.plainText] } ?? []
    }
}
