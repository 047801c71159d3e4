import SwiftSyntax

/// Finds the imports of a file, including those in `#if`.
enum ImportReader {
    static func read(_ statements: CodeBlockItemListSyntax) -> [ImportedModule] {
        statements.flatMap { statement -> [ImportedModule] in
            switch Syntax(statement.item).as(SyntaxEnum.self) {
            case .importDecl(let node): node.path.first.map { [imported($0)] } ?? []
            case .ifConfigDecl(let node): node.clauses.flatMap(read)
            default: []
            }
        }
    }

    private static func read(_ clause: IfConfigClauseSyntax) -> [ImportedModule] {
        guard case .statements(let inner) = clause.elements else { return [] }
        return read(inner)
    }

    private static func imported(_ component: ImportPathComponentSyntax) -> ImportedModule {
        ImportedModule(
            name: component.name.plainText,
            offset: component.name.positionAfterSkippingLeadingTrivia.utf8Offset
        )
    }
}
