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
        statements.flatMap { names(of: Syntax($0.item)) }
    }

    private static func names(of declaration: Syntax) -> [String] {
        switch declaration.as(SyntaxEnum.self) {
        case .protocolDecl(let node): [node.name.text]
        case .structDecl(let node): [node.name.text]
        case .classDecl(let node): [node.name.text]
        case .enumDecl(let node): [node.name.text]
        case .actorDecl(let node): [node.name.text]
        case .typeAliasDecl(let node): [node.name.text]
        case .ifConfigDecl(let node): node.clauses.flatMap { names(in: $0) }
        default: []
        }
    }

    private static func names(in clause: IfConfigClauseSyntax) -> [String] {
        guard case .statements(let statements) = clause.elements else { return [] }
        return names(in: statements)
    }
}
