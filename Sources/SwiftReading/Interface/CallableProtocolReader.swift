import SwiftSyntax

/// Collects the protocols of a file, and the extensions of types, some of which may be protocols in other files.
struct CallableProtocolReader {
    private(set) var protocols: [String: CallableProtocol] = [:]

    mutating func read(_ tree: SourceFileSyntax) { read(tree.statements) }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements { read(Syntax(statement.item)) }
    }

    private mutating func read(_ item: Syntax) {
        switch item.as(SyntaxEnum.self) {
        case .protocolDecl(let node): add(node)
        case .extensionDecl(let node): add(node)
        case .ifConfigDecl(let node):
            for case .statements(let inner) in node.clauses.compactMap(\.elements) { read(inner) }
        default: break
        }
    }

    private mutating func add(_ node: ProtocolDeclSyntax) {
        var found = CallableProtocol()
        found.isDeclared = true
        found.mayHaveOthers = node.genericWhereClause != nil || node.attributes.mayAddMembers
        found.inherited = node.inheritanceClause?.inheritedTypes.flatMap { names(of: $0.type) } ?? []
        // What an associated type stands for may be `Never`, and another name for a type anything.
        let isPlain = !node.memberBlock.members.contains {
            $0.decl.is(AssociatedTypeDeclSyntax.self) || $0.decl.is(TypeAliasDeclSyntax.self)
        }
        add(node.memberBlock.members, to: &found, knowsTypes: isPlain)
        protocols[node.name.plainText, default: CallableProtocol()].merge(found)
    }

    private mutating func add(_ node: ExtensionDeclSyntax) {
        guard !node.modifiers.arePrivate, let name = names(of: node.extendedType).first else { return }
        var found = CallableProtocol()
        found.mayHaveOthers = node.attributes.mayAddMembers
        add(node.memberBlock.members, to: &found, knowsTypes: false)
        protocols[name, default: CallableProtocol()].merge(found)
    }

    private func add(_ members: MemberBlockItemListSyntax, to found: inout CallableProtocol, knowsTypes: Bool) {
        for member in members {
            switch Syntax(member.decl).as(SyntaxEnum.self) {
            case .functionDecl(let node) where node.modifiers.areOfValues:
                found.add(CallableMember(node, knowsTypes: knowsTypes))
            case .variableDecl(let node) where node.modifiers.areOfValues:
                for binding in node.bindings {
                    if let property = CallableMember(binding, knowsTypes: knowsTypes) { found.add(property) }
                }
            case .macroExpansionDecl: found.mayHaveOthers = true
            case .ifConfigDecl(let node):
                for case .decls(let inner) in node.clauses.compactMap(\.elements) {
                    add(inner, to: &found, knowsTypes: knowsTypes)
                }
            default: break
            }
        }
    }

    /// Returns the last component of each name. A type with generic arguments ends with `>`, which names nothing.
    private func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(of: $0.type) }
        }
        return type.lastToken(viewMode: .sourceAccurate).map { [$0.plainText] } ?? []
    }
}

extension CallableMember {
    fileprivate init(_ node: FunctionDeclSyntax, knowsTypes: Bool) {
        let knowsTypes = knowsTypes && node.genericParameterClause == nil
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            Parameter(
                label: parameter.firstName.plainText,
                type: knowsTypes ? parameter.type.trimmedDescription : nil,
                hasDefault: parameter.defaultValue != nil,
                isVariadic: parameter.ellipsis != nil
            )
        }
        self.init(name: node.name.plainText, parameters: parameters)
        if knowsTypes { result = node.signature.returnClause?.type.trimmedDescription ?? "Void" }
        let effects = node.signature.effectSpecifiers
        // What is `reasync` waits where its arguments do.
        isAsync = effects?.asyncSpecifier?.tokenKind == .keyword(.async)
        throwing = Throwing(effects?.throwsClause, knowsTypes: knowsTypes)
        awaitReactiveType()
    }

    fileprivate init?(_ binding: PatternBindingSyntax, knowsTypes: Bool) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        self.init(name: name.identifier.plainText)
        type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        if knowsTypes, !type.isEmpty { result = type }
        defer { awaitReactiveType() }
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return }
        for accessor in accessors where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
            isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
            throwing = Throwing(accessor.effectSpecifiers?.throwsClause, knowsTypes: knowsTypes)
        }
    }
}

extension CallableMember.Throwing {
    fileprivate init(_ clause: ThrowsClauseSyntax?, knowsTypes: Bool) {
        guard let clause else {
            self = .never
            return
        }
        switch clause.type?.trimmedDescription {
        case _ where clause.throwsSpecifier.tokenKind == .keyword(.rethrows): self = .unknown
        case nil, "any Error", "Error": self = .anything
        case "Never": self = .never
        default: self = knowsTypes ? .oneType : .unknown
        }
    }
}

extension DeclModifierListSyntax {
    /// True for an instance member that isn't private to its file.
    fileprivate var areOfValues: Bool {
        !arePrivate && !contains { ["static", "class"].contains($0.name.text) }
    }
}

extension AttributeListSyntax {
    private static let harmless: Set<String> = ["available", "objc", "preconcurrency", "usableFromInline"]

    /// True if one may be a macro, or gives values undeclared members.
    fileprivate var mayAddMembers: Bool {
        contains { attribute in
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
            return !Self.harmless.contains(name) && !name.hasSuffix("Actor")
        }
    }
}
