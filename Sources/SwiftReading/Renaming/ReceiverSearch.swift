import SwiftSyntax

/// Finds the type of a name or an expression, as far as its declaration shows it.
struct ReceiverSearch {
    let known: KnownTypes

    /// The meaning of a name without anything before it.
    enum Meaning {
        /// A local variable, with its value's type.
        case local(KnownTypes.Value)
        case parameter(FunctionParameterSyntax)
        case member(owner: String, KnownTypes.Value)
    }

    /// Returns the expression's value; `nil` if its type can't be determined.
    func value(of expression: ExprSyntax) -> KnownTypes.Value? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return value(of: node)
        case .memberAccessExpr(let node):
            guard let base = node.base, let receiver = value(of: base) else { return nil }
            let name = node.declName.baseName.plainText
            // An item of a list is about the same types.
            if receiver.types.isEmpty, ["first", "last"].contains(name) {
                return .init(types: [], mentioned: receiver.mentioned)
            }
            return receiver.types.lazy.compactMap { known.member(name, of: $0)?.value }.first
        case .optionalChainingExpr(let node): return value(of: node.expression)
        case .forceUnwrapExpr(let node): return value(of: node.expression)
        case .awaitExpr(let node): return value(of: node.expression)
        case .tryExpr(let node): return value(of: node.expression)
        case .tupleExpr(let node):
            return node.elements.count == 1 ? node.elements.first.flatMap { value(of: $0.expression) } : nil
        case .functionCallExpr(let node): return node.madeValue ?? value(of: node.calledExpression)
        case .sequenceExpr(let node): return cast(node)
        case .asExpr(let node): return .init(node.type)
        default: return nil
        }
    }

    private func cast(_ node: SequenceExprSyntax) -> KnownTypes.Value? {
        guard node.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true, node.elements.count == 3 else {
            return nil
        }
        return node.elements.last?.as(TypeExprSyntax.self).map { .init($0.type) }
    }

    private func value(of node: DeclReferenceExprSyntax) -> KnownTypes.Value? {
        let name = node.baseName.plainText
        if name == "self" || name == "Self" {
            return Syntax(node).nameOfTypeAround.map { .init(types: [$0], mentioned: [$0]) }
        }
        switch meaning(of: name, at: Syntax(node)) {
        case .local(let value): return value.types.isEmpty && value.mentioned.isEmpty ? nil : value
        case .parameter(let parameter): return .init(parameter.type)
        case .member(_, let value): return value
        case nil: return node.baseName.isCapitalised ? .init(types: [name], mentioned: [name]) : nil
        }
    }

    /// Returns the innermost declaration of a name around a place; `nil` if it is declared elsewhere.
    func meaning(of name: String, at place: Syntax) -> Meaning? {
        var child = place
        var node = place.parent
        while let current = node {
            if let meaning = meaning(of: name, in: current, before: child) { return meaning }
            child = current
            node = current.parent
        }
        return nil
    }

    private func meaning(of name: String, in node: Syntax, before child: Syntax) -> Meaning? {
        switch node.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items): return local(name, in: items, before: child)
        case .ifExpr(let node): return bound(name, in: node.conditions, before: child)
        case .whileStmt(let node): return bound(name, in: node.conditions, before: child)
        case .forStmt(let node): return node.pattern.binds(name) && child.id == node.body.id ? .local(.init()) : nil
        case .switchCase(let node):
            return child.is(CodeBlockItemListSyntax.self) && node.label.binds(name) ? .local(.init()) : nil
        case .catchClause(let node): return node.catchItems.binds(name) ? .local(.init()) : nil
        case .closureExpr(let node): return closureBound(name, in: node)
        case .functionDecl(let node): return parameter(name, of: node.signature)
        case .initializerDecl(let node): return parameter(name, of: node.signature)
        default:
            guard child.is(MemberBlockSyntax.self), let type = node.typeName else { return nil }
            return known.member(name, of: type).map { .member(owner: $0.owner, $0.value) }
        }
    }

    private func parameter(_ name: String, of signature: FunctionSignatureSyntax) -> Meaning? {
        let parameters = signature.parameterClause.parameters
        return parameters.first { ($0.secondName ?? $0.firstName).plainText == name }.map(Meaning.parameter)
    }

    private func local(_ name: String, in items: CodeBlockItemListSyntax, before child: Syntax) -> Meaning? {
        for item in items.withConditional where item.position < child.position {
            if let declaration = item.item.as(VariableDeclSyntax.self) {
                for binding in declaration.bindings where binding.pattern.binds(name) {
                    if let type = binding.typeAnnotation?.type { return .local(.init(type)) }
                    return .local(binding.initializer.flatMap { value(of: $0.value) } ?? .init())
                }
            }
            if item.item.as(FunctionDeclSyntax.self)?.name.plainText == name { return .local(.init()) }
            if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions,
                let meaning = bound(name, in: conditions, before: child)
            {
                return meaning
            }
        }
        return nil
    }

    private func bound(_ name: String, in conditions: ConditionElementListSyntax, before child: Syntax) -> Meaning? {
        if child.is(ConditionElementListSyntax.self) { return nil }
        for condition in conditions {
            switch condition.condition {
            case .optionalBinding(let binding) where binding.pattern.binds(name):
                if let type = binding.typeAnnotation?.type { return .local(.init(type)) }
                if let initializer = binding.initializer { return .local(value(of: initializer.value) ?? .init()) }
                // `if let name` is what it is around it.
                return meaning(of: name, at: Syntax(conditions.parent ?? Syntax(conditions)))
            case .matchingPattern(let pattern) where pattern.pattern.binds(name): return .local(.init())
            default: continue
            }
        }
        return nil
    }

    private func closureBound(_ name: String, in node: ClosureExprSyntax) -> Meaning? {
        for capture in node.signature?.capture?.items ?? [] where capture.name.plainText == name {
            return capture.initializer.map { .local(value(of: $0.value) ?? .init()) }
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let names): return names.contains { $0.name.plainText == name } ? .local(.init()) : nil
        case .parameterClause(let clause):
            let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }
            return parameter.map { .local($0.type.map(KnownTypes.Value.init) ?? .init()) }
        case nil: return nil
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var madeValue: KnownTypes.Value? { ExprSyntax(self).madeType.map(KnownTypes.Value.init) }
}

extension SyntaxProtocol {
    /// Returns true if a pattern binds the name.
    fileprivate func binds(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.plainText == name && token.parent?.is(IdentifierPatternSyntax.self) == true
        }
    }
}
