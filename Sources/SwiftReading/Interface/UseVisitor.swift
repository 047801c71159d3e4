import SwiftSyntax

/// Notes where a source uses names.
final class UseVisitor: SyntaxVisitor {
    var uses = SourceUses()
    private var owners: [Set<String>] = []
    /// A function's own types and functions are none of others' business.
    private func isTopLevel(_ node: some SyntaxProtocol) -> Bool {
        owners.isEmpty && node.position.utf8Offset >= (uses.declarations.last?.end ?? 0)
    }
    /// The declaration at the top level that is being read.
    private var scope = ""

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = node.tokenKind { uses.names[node.plainText, default: []].append(node.start) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { uses.imports.insert(module.name.plainText) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.extendedType.lastToken(viewMode: .sourceAccurate), isExtension: true)
    }

    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    private func begin(
        _ node: some DeclGroupSyntax,
        _ name: TokenSyntax?,
        isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let inherited = Set(node.inheritanceClause?.inheritedTypes.flatMap { $0.type.identifiers } ?? [])
        if isTopLevel(node) {
            scope = name?.plainText ?? ""
            add(node, name, isExtension: isExtension, isType: true, inherited)
        }
        owners.append(inherited)
        return .visitChildren
    }

    private func add(
        _ node: some SyntaxProtocol,
        _ name: TokenSyntax?,
        isExtension: Bool = false,
        isType: Bool = false,
        _ inherited: Set<String> = []
    ) {
        uses.declarations.append(
            SourceUses.Declaration(
                name: name?.plainText ?? "",
                isExtension: isExtension,
                isType: isType,
                inherited: inherited,
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: node.endPosition.utf8Offset
            )
        )
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isTopLevel(node) {
            scope = node.name.plainText
            add(node, node.name)
        }
        if let result = node.signature.returnClause?.type { note(node.name.plainText, result.identifiers) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).plainText, node.type.identifiers)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            if isTopLevel(node), node.parent?.is(CodeBlockItemSyntax.self) == true { add(node, name) }
            if let type = binding.typeAnnotation?.type {
                note(name.plainText, type.identifiers)
                if node.parent?.is(MemberBlockItemSyntax.self) == true { add(node, name.plainText, type) }
            } else if let made = binding.initializer?.value.made, !made.isEmpty {
                note(name.plainText, made)
            }
        }
        return .visitChildren
    }

    private func add(_ node: VariableDeclSyntax, _ name: String, _ type: TypeSyntax) {
        uses.properties.append(
            SourceUses.Property(
                name: name,
                type: type.trimmedDescription,
                attributes: Set(
                    node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
                ),
                owner: owners.last ?? [],
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset
            )
        )
    }

    private func note(_ name: String, _ types: Set<String>) {
        uses.types[scope, default: [:]][name, default: []].formUnion(types)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.names[node.trimmedDescription, default: []].append(node.name.start)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isQualified = access?.declName.id == node.id
        if isQualified, let access, node.baseName.text.first?.isUppercase == true {
            access.path.map { uses.names[$0, default: []].append(node.baseName.start) }
        }
        let called = isQualified ? access.map(ExprSyntax.init) : ExprSyntax(node)
        var member = SourceUses.Member(
            name: node.baseName.plainText,
            base: isQualified ? access?.base?.lastName : nil,
            isQualified: isQualified,
            offset: node.baseName.start
        )
        if let called, let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id
        {
            member.arguments = call.written
        }
        uses.members.append(member)
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        uses.members.append(SourceUses.Member(name: name.plainText, isQualified: true, offset: name.start))
        return .visitChildren
    }
}

extension TokenSyntax {
    fileprivate var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension MemberAccessExprSyntax {
    /// `Outer.Inner` where nothing but names stands before the last one, and few of them.
    fileprivate var path: String? {
        var names = [declName.baseName.plainText]
        var rest = base
        while let current = rest, names.count < 8 {
            if let name = current.as(DeclReferenceExprSyntax.self) {
                return ([name.baseName.plainText] + names).joined(separator: ".")
            }
            guard let access = current.as(MemberAccessExprSyntax.self) else { return nil }
            names.insert(access.declName.baseName.plainText, at: 0)
            rest = access.base
        }
        return nil
    }
}

extension TypeSyntax {
    fileprivate var identifiers: Set<String> {
        Set(
            tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier = token.tokenKind { token.plainText } else { nil }
            }
        )
    }
}

extension FunctionCallExprSyntax {
    /// Its arguments; of closures behind it, the first has no label of its own.
    fileprivate var written: [SourceUses.Argument] {
        let first = trailingClosure == nil ? [] : [SourceUses.Argument(label: "")]
        return arguments.map { SourceUses.Argument(label: $0.label?.plainText ?? "_") } + first
            + additionalTrailingClosures.map { SourceUses.Argument(label: $0.label.plainText) }
    }
}

extension ExprSyntax {
    /// `interactor` of `self?.interactor`, of `interactor!` and of `interactor()`.
    fileprivate var lastName: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.plainText
        case .memberAccessExpr(let node): node.declName.baseName.plainText
        case .optionalChainingExpr(let node): node.expression.lastName
        case .forceUnwrapExpr(let node): node.expression.lastName
        case .functionCallExpr(let node): node.calledExpression.lastName
        case .tryExpr(let node): node.expression.lastName
        case .awaitExpr(let node): node.expression.lastName
        case .tupleExpr(let node): node.elements.count == 1 ? node.elements.first?.expression.lastName : nil
        default: nil
        }
    }

    /// The type, or the function, that a value comes from: `CartPresenter` of `CartPresenter(view: view)`, and both of
    /// `CartPresenter.forTesting()`.
    fileprivate var made: Set<String> {
        switch self.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let node):
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.lastName
            let type = base.flatMap { $0.first?.isUppercase == true ? $0 : nil }
            return Set([node.calledExpression.lastName, type].compactMap(\.self))
        case .tryExpr(let node): return node.expression.made
        case .awaitExpr(let node): return node.expression.made
        default: return []
        }
    }
}
