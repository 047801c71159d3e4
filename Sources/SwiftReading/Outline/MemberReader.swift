import SwiftSyntax

/// Collects the functions, initializers and properties of one block.
struct MemberReader {
    var block: MemberBlock
    /// Of `private extension CartPresenter`, which makes private what states nothing else.
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
            case .functionDecl(let node): block.functions.append(function(node))
            case .initializerDecl(let node): block.initializers.append(initializer(node))
            case .variableDecl(let node): add(node)
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
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            block.propertyPlaces.append(NamedPlace(name: name, start: start, end: end))
            if let parameter = memberwiseParameter(name, binding, of: node) {
                block.memberwiseParameters.append(parameter)
            }
            if let type = binding.typeAnnotation?.type { block.properties[name] = type.trimmedDescription }
        }
    }

    /// A stored property that is yet to get its value, or may get another one.
    private func memberwiseParameter(
        _ name: String,
        _ binding: PatternBindingSyntax,
        of node: VariableDeclSyntax
    ) -> DeclaredInitializer.Parameter? {
        guard let hasDefault = node.memberwiseDefault(of: binding) else { return nil }
        return DeclaredInitializer.Parameter(
            label: name,
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset,
            hasDefault: hasDefault
        )
    }

    private func function(_ node: FunctionDeclSyntax) -> DeclaredFunction {
        let result = node.signature.returnClause?.type.trimmedDescription
        let returns = result.flatMap { try? SwiftType.read($0, position: .result).get() }
        let modifiers = node.modifiers.map(\.name.text)
        let visible = MemberReader.visibleModifiers
        let isOpen = modifiers.contains { ["internal", "package", "public", "open"].contains($0) }
        return DeclaredFunction(
            name: node.name.plainText,
            parameters: node.signature.parameterClause.parameters.map(parameter),
            returns: returns?.isVoid == true ? nil : returns,
            returnsUnknown: result != nil && returns == nil,
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
            canThrow: node.signature.effectSpecifiers?.throwsClause != nil,
            isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate")
                || (isInPrivateExtension && !isOpen),
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isGeneric: node.genericParameterClause != nil,
            isVisibleOutside: !visible.isDisjoint(with: modifiers)
                || block.isExtension && block.isVisibleOutside && !isOpen
                    && ["private", "fileprivate"].allSatisfy { !modifiers.contains($0) },
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

    private func parameter(_ node: FunctionParameterSyntax) -> DeclaredFunction.Parameter {
        let type = node.ellipsis == nil ? try? SwiftType.read(node.type.trimmedDescription).get() : nil
        return DeclaredFunction.Parameter(
            label: node.firstName.plainText,
            type: type,
            written: node.type.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                + (node.ellipsis?.text ?? ""),
            hasDefault: node.defaultValue != nil || node.ellipsis != nil
        )
    }
}
