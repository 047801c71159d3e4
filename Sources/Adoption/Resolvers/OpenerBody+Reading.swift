import SwiftSyntax

extension OpenerBody {
    /// - Parameter decides: returns true if a statement decides by the descriptor's type; those above it run first.
    init(_ body: CodeBlockSyntax, of function: FunctionDeclSyntax, decidesBy decides: (Syntax) -> Bool) {
        end = function.endPositionBeforeTrailingTrivia.utf8Offset
        declaration = function.positionAfterSkippingLeadingTrivia.utf8Offset
        generics = function.genericParameterClause?.trimmedDescription ?? ""
        requirements = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        let statements = Array(body.statements)
        let position = statements.firstIndex { decides(Syntax($0)) } ?? 0
        let first = statements.isEmpty ? nil : statements[position]
        let above = position > 0 ? statements[position - 1].endPositionBeforeTrailingTrivia : nil
        opening = (above ?? body.leftBrace.endPositionBeforeTrailingTrivia).utf8Offset
        brace = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        start = (first?.positionAfterSkippingLeadingTrivia ?? body.leftBrace.endPosition).utf8Offset
        let only = body.statements.count == 1 ? first?.item.valueWithoutReturn : nil
        implicitReturn = only?.positionAfterSkippingLeadingTrivia.utf8Offset
        asksFirst = body.description.contains("adoptedScene(for:")
    }
}

extension CodeBlockItemSyntax.Item {
    /// The `switch` or `if` whose branches are values.
    fileprivate var valueWithoutReturn: Syntax? {
        let node: Syntax
        switch self {
        case .expr(let expression): node = Syntax(expression)
        case .stmt(let statement):
            node = Syntax(statement.as(ExpressionStmtSyntax.self)?.expression) ?? Syntax(statement)
        case .decl: return nil
        }
        guard node.is(SwitchExprSyntax.self) || node.is(IfExprSyntax.self) else { return nil }
        return node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) } ? nil : node
    }
}
