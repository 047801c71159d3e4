import SwiftSyntax

/// Finds the imports of a file, including those in `#if`.
enum ImportReader {
    static func read(_ statements: CodeBlockItemListSyntax) -> [ImportLine.Module] {
        statements.flatMap { statement -> [ImportLine.Module] in
            switch Syntax(statement.item).as(SyntaxEnum.self) {
            case .importDecl(let node): node.path.first.map { [imported($0)] } ?? []
            case .ifConfigDecl(let node): node.clauses.flatMap(read)
            default: []
            }
        }
    }

    private static func read(_ clause: IfConfigClauseSyntax) -> [ImportLine.Module] {
        guard case .statements(let inner) = clause.elements else { return [] }
        return read(inner)
    }

    private static func imported(_ component: ImportPathComponentSyntax) -> ImportLine.Module {
        (component.name.plainText, component.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
