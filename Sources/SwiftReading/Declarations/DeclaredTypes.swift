import SwiftSyntax

/// The types that a Swift source declares at its top level.
public enum DeclaredTypes {
    /// Returns the names in the order of the source, including those inside `#if`.
    ///
    /// For example: `protocol RecipeRepository {}` has `RecipeRepository`.
    public static func names(in source: [UInt8]) throws(NestedTooDeeply) -> [String] {
        try kinds(in: source).map(\.name)
    }

    /// Types in source order, including those inside `#if`; true for a struct or an enum that other files can see.
    public static func kinds(in source: [UInt8]) throws(NestedTooDeeply) -> [(name: String, isValue: Bool)] {
        kinds(in: try SwiftTree.read(source).statements)
    }

    private static func kinds(in statements: CodeBlockItemListSyntax) -> [(name: String, isValue: Bool)] {
        statements.flatMap { kinds(of: Syntax($0.item)) }
    }

    private static func kinds(of declaration: Syntax) -> [(name: String, isValue: Bool)] {
        switch declaration.as(SyntaxEnum.self) {
        case .protocolDecl(let node): [(node.name.text, false)]
        case .structDecl(let node): [(node.name.text, !node.modifiers.arePrivate)]
        case .classDecl(let node): [(node.name.text, false)]
        case .enumDecl(let node): [(node.name.text, !node.modifiers.arePrivate)]
        case .actorDecl(let node): [(node.name.text, false)]
        case .typeAliasDecl(let node): [(node.name.text, false)]
        case .ifConfigDecl(let node): node.clauses.flatMap { kinds(in: $0) }
        default: []
        }
    }

    private static func kinds(in clause: IfConfigClauseSyntax) -> [(name: String, isValue: Bool)] {
        guard case .statements(let statements) = clause.elements else { return [] }
        return kinds(in: statements)
    }
}
