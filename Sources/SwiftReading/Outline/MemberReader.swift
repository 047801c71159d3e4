import SwiftSyntax

/// Collects the functions, initializers and properties of one block.
struct MemberReader {
    var block: MemberBlock
    /// True in a `private extension`, which makes members private unless they state otherwise.
    var isInPrivateExtension = false
    static let visibleModifiers: Set = ["package", "public", "open"]

    func read(_ members: MemberBlockItemListSyntax) -> MemberBlock {
        var reader = self
        reader.add(members)
        return reader.block
    }

    private mutating func add(_ members: MemberBlockItemListSyntax) {
        for member in members {
            switch Syntax(member.decl).as(SyntaxEnum.self) {
            case .functionDecl(let node): block.add(function(node), isInPrivateExtension: isInPrivateExtension)
            case .initializerDecl(let node): block.add(initializer(node), isPrivate: node.modifiers.arePrivate)
            case .variableDecl(let node): add(node)
            case .typeAliasDecl(let node):
                let target = node.initializer.value.trimmedDescription
                block.aliases.merge([node.name.plainText: target]) { first, _ in first }
            case .enumCaseDecl(let node): block.cases.formUnion(node.elements.map(\.name.plainText))
            case .ifConfigDecl(let node):
                for clause in node.clauses { if case .decls(let inner) = clause.elements { add(inner) } }
            default: break
            }
        }
    }

    private mutating func add(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            let place = NamedPlace(
                name: name,
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: node.endPositionBeforeTrailingTrivia.utf8Offset
            )
            let type = binding.typeAnnotation?.type.trimmedDescription
            block.add(WrittenProperty(place: place, type: type, role: node.role(of: binding)))
        }
    }

    private func function(_ node: FunctionDeclSyntax) -> WrittenFunction {
        WrittenFunction(
            name: node.name.plainText,
            parameters: node.signature.parameterClause.parameters.map { parameter in
                let hasDefault = parameter.defaultValue != nil || parameter.ellipsis != nil
                let type = parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? "")
                return (parameter.firstName.plainText, type, hasDefault)
            },
            result: node.signature.returnClause?.type.trimmedDescription,
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
            canThrow: node.signature.effectSpecifiers?.throwsClause != nil,
            modifiers: node.modifiers.map(\.name.text),
            isGeneric: node.genericParameterClause != nil,
            offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset
        )
    }

    private func initializer(_ node: InitializerDeclSyntax) -> DeclaredInitializer {
        let clause = node.signature.parameterClause
        return DeclaredInitializer(
            parameters: node.signature.parameterClause.parameters.map(initializerParameter),
            isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            parameterClause: clause.leftParen.endPositionBeforeTrailingTrivia
                .utf8Offset..<clause.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset,
            assignments: node.body?.statements.compactMap(assignment) ?? [],
            bodyOpening: node.body?.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        )
    }

    private func assignment(_ node: CodeBlockItemSyntax) -> NamedPlace? {
        guard let parts = Syntax(node.item).as(SequenceExprSyntax.self)?.elements, let target = parts.first,
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let member = target.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return NamedPlace(
            name: member.declName.baseName.plainText,
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset
        )
    }

    private func initializerParameter(_ node: FunctionParameterSyntax) -> DeclaredInitializer.Parameter {
        let last = node.defaultValue?.endPositionBeforeTrailingTrivia ?? node.ellipsis?.endPositionBeforeTrailingTrivia
        return DeclaredInitializer.Parameter(
            label: node.firstName.plainText,
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: (last ?? node.type.endPositionBeforeTrailingTrivia).utf8Offset,
            hasDefault: node.defaultValue != nil || node.ellipsis != nil
        )
    }
}
