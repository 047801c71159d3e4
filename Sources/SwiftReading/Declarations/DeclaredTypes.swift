import SwiftSyntax

/// The types that a Swift source declares at its top level.
public enum DeclaredTypes {
    /// Returns the names in the order of the source, including those inside `#if`.
    ///
    /// For example: `protocol RecipeRepository {}` has `RecipeRepository`.
    public static func names(in source: [UInt8]) throws(NestedTooDeeply) -> [String] {
        names(in: try SwiftTree.read(source).statements)
    }

    private static func names(in statements: CodeBlockItemListSyntax) -> [String] {
        statements.flatMap { statement -> [String] in
            switch Syntax(statement.item).as(SyntaxEnum.self) {
            case .protocolDecl(let node): [node.name.text]
            case .structDecl(let node): [node.name.text]
            case .classDecl(let node): [node.name.text]
            case .enumDecl(let node): [node.name.text]
            case .actorDecl(let node): [node.name.text]
            case .typeAliasDecl(let node): [node.name.text]
            case .ifConfigDecl(let node):
                node.clauses.flatMap { clause -> [String] in
                    if case .statements(let inner) = clause.elements { names(in: inner) } else { [] }
                }
            default: []
            }
        }
    }
}
