import SwiftSyntax

extension DispatchReader {
    /// Returns true if a statement only decides by the descriptor's type.
    func decides(_ node: Syntax) -> Bool {
        if let item = node.as(CodeBlockItemSyntax.self) { return decides(Syntax(item.item)) }
        if let statement = node.as(ExpressionStmtSyntax.self) { return decides(Syntax(statement.expression)) }
        if let statement = node.as(ReturnStmtSyntax.self) {
            return statement.expression.map { decides(Syntax($0)) } ?? false
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.contains { $0.initializer.map { decides(Syntax($0.value)) } ?? false }
        }
        if let node = node.as(SwitchExprSyntax.self) {
            return isSubject(node.subject) && (Syntax(node).isValue || node.cases.contains(where: gives))
        }
        guard let node = node.as(IfExprSyntax.self), castType(of: node) != nil else { return false }
        return Syntax(node).isValue || gives(node.body.statements)
    }

    /// Returns true if statements return the screen, rather than just doing something in between.
    private func gives(_ statements: CodeBlockItemListSyntax) -> Bool {
        if statements.alwaysReturns { return true }
        guard statements.givesValueItself, let only = statements.onlyExpression else { return false }
        return only.as(SequenceExprSyntax.self)?.elements.first.map(isSubject) == false
    }

    private func gives(_ element: SwitchCaseListSyntax.Element) -> Bool {
        switch element {
        case .switchCase(let node): node.label.is(SwitchCaseLabelSyntax.self) && gives(node.statements)
        case .ifConfigDecl: true
        }
    }

    func castType(of node: IfExprSyntax) -> (TypeSyntax, String?)? {
        node.conditions.lazy.compactMap { castType(of: $0) }.first
    }

    func castType(of element: ConditionElementSyntax) -> (TypeSyntax, String?)? {
        switch element.condition {
        case .optionalBinding(let binding):
            guard let name = binding.pattern.boundName,
                let sequence = binding.initializer?.value.inParentheses.as(SequenceExprSyntax.self), sequence.isCast,
                let first = sequence.elements.first, isSubject(first),
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            else { return nil }
            return (type, name)
        case .expression(let expression):
            guard let elements = expression.inParentheses.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
                let first = elements.first, isSubject(first),
                elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }),
                let type = elements.last?.as(TypeExprSyntax.self)?.type
            else { return nil }
            return (type, nil)
        case .matchingPattern(let node):
            guard isSubject(node.initializer.value), let (type, name) = node.pattern.castType else { return nil }
            return (type, name)
        default: return nil
        }
    }
}

extension SequenceExprSyntax {
    /// True for `x as T`, `x as? T` or `x as! T` alone.
    var isCast: Bool { elements.count == 3 && elements.contains { $0.is(UnresolvedAsExprSyntax.self) } }
}

extension PatternSyntax {
    /// The type and name: `Film` and `film` for `let film as Film`, and `Film` for `is Film`.
    var castType: (TypeSyntax, String?)? {
        switch self.as(PatternSyntaxEnum.self) {
        case .isTypePattern(let node): return (node.type, nil)
        case .valueBindingPattern(let node): return node.pattern.castType
        case .expressionPattern(let node):
            let expression = node.expression.inParentheses
            // `(let film as Film)`, `(is Film)`
            if let inner = expression.as(PatternExprSyntax.self)?.pattern { return inner.castType }
            guard let sequence = expression.as(SequenceExprSyntax.self), sequence.isCast,
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
                let first = sequence.elements.first?.inParentheses
            else { return nil }
            if first.is(DiscardAssignmentExprSyntax.self) { return (type, nil) }
            let name = first.as(PatternExprSyntax.self)?.pattern.boundName
            guard let name = name ?? first.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
            return (type, name)
        default: return nil
        }
    }

    /// The only name that it binds, even in parentheses; `nil` for any other pattern.
    fileprivate var boundName: String? {
        switch self.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): node.identifier.plainText
        case .valueBindingPattern(let node): node.pattern.boundName
        case .expressionPattern(let node):
            node.expression.inParentheses.as(PatternExprSyntax.self)?.pattern.boundName
        default: nil
        }
    }
}

extension ExprSyntax {
    /// The expression without parentheses around it.
    fileprivate var inParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return self }
        return only.expression.inParentheses
    }
}
