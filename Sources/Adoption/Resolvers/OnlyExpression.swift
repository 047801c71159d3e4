import SwiftSyntax

extension Syntax {
    /// True if a `switch` or `if` itself is a function's result or a variable's value.
    var isValue: Bool {
        guard let parent else { return false }
        if parent.is(ExpressionStmtSyntax.self) || parent.is(IfExprSyntax.self) { return parent.isValue }
        guard let item = parent.as(CodeBlockItemSyntax.self) else { return true }
        return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
            && item.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == true
    }
}

extension CodeBlockItemListSyntax {
    /// True if it returns or assigns.
    var givesValueItself: Bool {
        switch first?.item {
        case .stmt(let statement): statement.is(ReturnStmtSyntax.self)
        case .expr(let expression):
            expression.as(SequenceExprSyntax.self)?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        default: false
        }
    }
}

extension CodeBlockSyntax {
    var onlyExpression: ExprSyntax? { statements.onlyExpression }
}

extension CodeBlockItemListSyntax {
    /// The value of a body that has only one: with or without `return`, or assigned to a variable.
    var onlyExpression: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        switch item {
        case .decl: return nil
        case .stmt(let statement):
            if let node = statement.as(ReturnStmtSyntax.self) { return node.expression }
            return statement.as(ExpressionStmtSyntax.self)?.expression
        case .expr(let expression): return expression
        }
    }
}
