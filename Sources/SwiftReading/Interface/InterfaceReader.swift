import SwiftSyntax

/// Collects the types of a file, with those inside of others.
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
        let isProtocol = node.is(ProtocolDeclSyntax.self)
        type.members = Set(members(of: node.memberBlock.members).map { $0.madeRequirement(isProtocol) })
        if node.is(StructDeclSyntax.self), !type.members.contains(where: { $0.name == "init" }) {
            type.members.insert(memberwiseInitializer(of: node.memberBlock.members))
        }
        interface.types[path.joined(separator: "."), default: DeclaredType()] =
            (interface.types[path.joined(separator: ".")] ?? DeclaredType()).merged(with: type)
        for member in node.memberBlock.members { read(Syntax(member.decl)) }
    }

    private func members(of list: MemberBlockItemListSyntax) -> [DeclaredMember] {
        list.flatMap { member -> [DeclaredMember] in
            switch Syntax(member.decl).as(SyntaxEnum.self) {
            case .functionDecl(let node) where !node.modifiers.arePrivate:
                [function(node.name.plainText, node.signature)]
            case .initializerDecl(let node) where !node.modifiers.arePrivate: [initializer(node)]
            case .variableDecl(let node) where !node.modifiers.arePrivate: node.namedBindings.map(property)
            case .enumCaseDecl(let node): node.elements.map(enumCase)
            case .ifConfigDecl(let node):
                node.clauses.flatMap { clause -> [DeclaredMember] in
                    if case .decls(let inner) = clause.elements { members(of: inner) } else { [] }
                }
            default: []
            }
        }
    }

    private func initializer(_ node: InitializerDeclSyntax) -> DeclaredMember {
        var member = function("init", node.signature)
        member.isFailable = node.optionalMark != nil
        return member
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> DeclaredMember {
        var member = DeclaredMember(name: node.name.plainText)
        member.isCase = true
        member.parameters = node.parameterClause?.parameters.map { parameter in
            DeclaredMember.Parameter(
                label: parameter.firstName?.plainText ?? "_",
                type: parameter.type.trimmedDescription,
                hasDefault: parameter.defaultValue != nil
            )
        }
        return member
    }

    private func property(_ binding: (name: String, node: PatternBindingSyntax)) -> DeclaredMember {
        DeclaredMember(name: binding.name, result: binding.node.typeAnnotation?.type.trimmedDescription ?? "")
    }

    private func function(_ name: String, _ signature: FunctionSignatureSyntax) -> DeclaredMember {
        var member = DeclaredMember(name: name)
        member.parameters = signature.parameterClause.parameters.map { parameter in
            DeclaredMember.Parameter(
                label: parameter.firstName.plainText,
                type: parameter.type.trimmedDescription,
                hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil
            )
        }
        member.result = signature.returnClause?.type.trimmedDescription ?? ""
        member.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        member.canThrow = signature.effectSpecifiers?.throwsClause != nil
        return member
    }

    /// Which a struct has that declares none.
    private func memberwiseInitializer(of list: MemberBlockItemListSyntax) -> DeclaredMember {
        var member = DeclaredMember(name: "init")
        member.parameters = list.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { node in
            node.namedBindings.compactMap { name, binding in
                node.role(of: binding).isDefaulted.map { hasDefault in
                    let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
                    return DeclaredMember.Parameter(label: name, type: type, hasDefault: hasDefault)
                }
            }
        }
        return member
    }

    private func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(of: $0.type) }
        }
        return type.lastToken(viewMode: .sourceAccurate).map { [$0.plainText] } ?? []
    }
}

extension DeclaredMember {
    fileprivate func madeRequirement(_ isRequirement: Bool) -> DeclaredMember {
        var member = self
        member.isRequirement = isRequirement
        return member
    }
}

extension VariableDeclSyntax {
    fileprivate var namedBindings: [(name: String, node: PatternBindingSyntax)] {
        bindings.compactMap { binding in
            binding.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier.plainText, binding) }
        }
    }
}
