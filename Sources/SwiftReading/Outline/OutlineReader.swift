import SwiftSyntax

/// Collects an outline from a file's tree.
struct OutlineReader {
    var outline = SourceOutline()
    private let includesNested: Bool
    private var isInCondition = false
    /// The types that enclose the declaration.
    private var enclosing: [String] = []

    init(includesNested: Bool = false) {
        self.includesNested = includesNested
    }

    mutating func read(_ tree: SourceFileSyntax) {
        if let first = tree.firstToken(viewMode: .sourceAccurate) { outline.importPlace = importPlace(before: first) }
        read(tree.statements)
    }

    /// Returns the place after the last blank line before the token, but not before a byte order mark.
    private func importPlace(before token: TokenSyntax) -> Int {
        var offset = token.position.utf8Offset
        var place = offset
        for piece in token.leadingTrivia {
            offset += piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                if count > 1 { place = offset }
            case .unexpectedText where place == 0: place = offset
            default: break
            }
        }
        return place
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements { read(Syntax(statement.item)) }
    }

    private mutating func read(_ item: Syntax) {
        switch item.as(SyntaxEnum.self) {
        case .importDecl(let node): read(node)
        case .classDecl(let node): add(node.name, node, node.inheritanceClause, Generics(node))
        case .structDecl(let node): add(node.name, node, node.inheritanceClause, Generics(node))
        case .enumDecl(let node): add(node.name, node, node.inheritanceClause, Generics(node))
        case .actorDecl(let node): add(node.name, node, node.inheritanceClause, Generics(node))
        case .extensionDecl(let node):
            let qualifier = node.extendedType.as(MemberTypeSyntax.self)?.baseType.trimmedDescription
            add(named(node), node, node.inheritanceClause, Generics(node), isExtension: true, qualifier: qualifier)
        case .protocolDecl(let node):
            outline.otherTypes.insert(node.name.plainText)
            let refined = node.inheritanceClause?.inheritedTypes.flatMap { names(of: $0.type) } ?? []
            if enclosing.isEmpty { outline.protocols[node.name.plainText, default: []] += refined }
        case .typeAliasDecl(let node): outline.otherTypes.insert(node.name.plainText)
        case .ifConfigDecl(let node):
            let wasInCondition = isInCondition
            isInCondition = true
            for clause in node.clauses { if case .statements(let inner) = clause.elements { read(inner) } }
            isInCondition = wasInCondition
        default: break
        }
    }

    private mutating func read(_ node: ImportDeclSyntax) {
        guard let module = node.path.first else { return }
        outline.imports.append(
            ImportStatement(
                module: module.name.plainText,
                isScoped: node.importKindSpecifier != nil,
                isConditional: isInCondition,
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: node.endPositionBeforeTrailingTrivia.utf8Offset
            )
        )
    }

    private mutating func add(
        _ name: TokenSyntax,
        _ node: some DeclGroupSyntax,
        _ inheritance: InheritanceClauseSyntax?,
        _ generics: Generics,
        isExtension: Bool = false,
        qualifier: String? = nil
    ) {
        var block = MemberBlock(
            type: name.plainText,
            isExtension: isExtension,
            qualifier: qualifier ?? (enclosing.isEmpty ? nil : enclosing.joined(separator: ".")),
            inherited: inheritance?.inheritedTypes.flatMap { names(of: $0.type) } ?? [],
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            opening: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
            closing: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        )
        block.keyword = node.introducer.text
        block.arguments = inheritance.map(Generics.arguments) ?? [:]
        block.genericParameters = generics.parameters
        block.extendedArguments = generics.extended
        block.requirements = generics.requirements
        block.attributes = node.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        block.modifiers = node.modifiers.map(\.name.text)
        block.isVisibleOutside = !MemberReader.visibleModifiers.isDisjoint(with: block.modifiers)
        block.firstMember = node.memberBlock.members.first?.positionAfterSkippingLeadingTrivia.utf8Offset
        let isPrivate = isExtension && node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        block.mayHaveMacro = node.attributes.contains { $0.as(AttributeSyntax.self)?.isKnown != true }
        outline.blocks.append(
            MemberReader(block: block, isInPrivateExtension: isPrivate).read(node.memberBlock.members)
        )
        guard includesNested else { return }
        enclosing += [block.qualifier.flatMap { isExtension ? $0 : nil }, block.type].compactMap(\.self)
        readNested(node.memberBlock.members)
        enclosing.removeLast(isExtension && block.qualifier != nil ? 2 : 1)
    }

    /// Returns the last component of the extended type's name.
    private func named(_ node: ExtensionDeclSyntax) -> TokenSyntax {
        switch node.extendedType.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): type.name
        case .memberType(let type): type.name
        default: node.extendedType.lastToken(viewMode: .sourceAccurate) ?? node.extensionKeyword
        }
    }

    private mutating func readNested(_ members: MemberBlockItemListSyntax) {
        for member in members {
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else {
                read(Syntax(member.decl))
                continue
            }
            for clause in condition.clauses { if case .decls(let inner) = clause.elements { readNested(inner) } }
        }
    }

    /// Returns the last component of each name in a type: `B` and `C` of `A.B & C`, without attributes such as
    /// `@unchecked`.
    private func names(of type: TypeSyntax) -> [String] {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): [node.name.plainText]
        case .memberType(let node): [node.name.plainText]
        case .attributedType(let node): names(of: node.baseType)
        case .compositionType(let node): node.elements.flatMap { names(of: $0.type) }
        default: []
        }
    }
}

extension AttributeSyntax {
    /// True for the language's own attributes, which add no members: `@MainActor`, `@available(…)`.
    fileprivate var isKnown: Bool {
        SourceOutline.attributesWithoutMembers.contains(attributeName.trimmedDescription)
    }
}
