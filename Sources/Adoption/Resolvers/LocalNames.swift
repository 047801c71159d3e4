import SwiftSyntax

/// Collects a function's local names that are visible at a place in it.
enum LocalNames {
    static func visible(from node: some SyntaxProtocol) -> Set<String> {
        var names: Set<String> = []
        var child = Syntax(node)
        while let parent = child.parent, !parent.is(FunctionDeclSyntax.self) {
            names.formUnion(declared(by: parent, around: child))
            child = parent
        }
        return names
    }

    private static func declared(by parent: Syntax, around child: Syntax) -> Set<String> {
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items): items.reduce(into: []) { $0.formUnion(declared(by: $1.item)) }
        case .ifExpr(let node) where Syntax(node.body) == child: patterns(in: node.conditions)
        case .switchCase(let node): patterns(in: node.label)
        case .forStmt(let node): patterns(in: node.pattern)
        case .whileStmt(let node): patterns(in: node.conditions)
        case .closureExpr(let node): patterns(in: node)
        default: []
        }
    }

    private static func declared(by item: CodeBlockItemSyntax.Item) -> Set<String> {
        switch item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { return Set(variable.names) }
            // Functions, types and aliases.
            return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
        case .stmt(let statement): return statement.as(GuardStmtSyntax.self).map { patterns(in: $0.conditions) } ?? []
        case .expr: return []
        }
    }

    private static func patterns(in node: some SyntaxProtocol) -> Set<String> {
        let finder = LocalNameFinder()
        finder.walk(node)
        return finder.names
    }
}
