import SwiftSyntax

extension MemberFacts {
    /// - Parameter isHiding: true if members without a modifier are private, as in a `private extension`.
    init(_ members: MemberBlockItemListSyntax, isHiding: Bool) {
        for member in members { add(member.decl, isHiding) }
    }

    private mutating func add(_ declaration: DeclSyntax, _ isHiding: Bool) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): add(node, isHiding)
        case .initializerDecl(let node): add(node)
        case .functionDecl(let node):
            let method = Method(node)
            methods.append(method)
            names.insert(method.name)
            if isHiding || node.modifiers.areHiding { hidden.insert(method.name) }
        case .typeAliasDecl(let node):
            aliases[node.name.plainText] = node.initializer.value.trimmedDescription
            if isHiding || node.modifiers.areHiding { hidden.insert(node.name.plainText) }
        case .enumCaseDecl(let node): names.formUnion(node.elements.map(\.name.plainText))
        case .associatedTypeDecl(let node):
            associatedTypes.append((node.name.plainText, node.initializer?.value.trimmedDescription))
        case .ifConfigDecl(let node):
            let (before, types) = (Set(aliases.keys), instanceTypes)
            for clause in node.clauses {
                if case .decls(let items) = clause.elements { for item in items { add(item.decl, isHiding) } }
            }
            unsureAliases.formUnion(Set(aliases.keys).subtracting(before))
            // Not every build has them.
            instanceTypes = types
        default:
            guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return }
            names.insert(named.name.plainText)
            let modified = declaration.asProtocol((any WithModifiersSyntax).self)
            if let modified, isHiding || modified.modifiers.areHiding { hidden.insert(named.name.plainText) }
        }
    }

    private mutating func add(_ node: VariableDeclSyntax, _ isHiding: Bool) {
        let isHidden = isHiding || node.modifiers.areHiding
        names.formUnion(node.names)
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.constructedType
            properties[name] = type
            if !isStatic, !isHidden, let written = binding.typeAnnotation?.type.trimmedDescription {
                instanceTypes[name] = written
            }
            if isHidden { hidden.insert(name) }
            guard let hasDefault = node.memberwiseDefault(of: binding) else { continue }
            let value = binding.initializer?.value.trimmedDescription ?? (hasDefault ? "nil" : nil)
            stored.append(Parameter(label: name, type: type, defaultValue: value))
            if isHidden { hasHiddenInitializer = true }
        }
    }

    private mutating func add(_ node: InitializerDeclSyntax) {
        guard !node.modifiers.areHiding else { return hasHiddenInitializer = true }
        initializers.append(
            node.signature.parameterClause.parameters.map { parameter in
                let label = parameter.firstName.plainText
                return Parameter(
                    label: label == "_" ? nil : label,
                    type: parameter.ellipsis == nil ? parameter.type.trimmedDescription : nil,
                    defaultValue: parameter.defaultValue?.value.trimmedDescription
                )
            }
        )
    }
}

extension MemberFacts.Method {
    init(_ node: FunctionDeclSyntax) {
        name = node.name.plainText
        labels = node.signature.parameterClause.parameters.map(\.label)
        types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        returns = node.signature.returnClause?.type.trimmedDescription
        isGeneric = node.genericParameterClause != nil
        isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
        attributes = node.attributes.names
        modifiers = node.modifiers.map(\.trimmedDescription)
    }
}

extension ExprSyntax {
    /// The type of a property's value, if it has no written type: `Factory` for `Factory(…)` and `Int` for `0`.
    fileprivate var constructedType: String? {
        switch kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .stringLiteralExpr: return "String"
        default: break
        }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        let name = call.calledExpression.trimmedDescription
        return name.first?.isUppercase == true ? name : nil
    }
}
