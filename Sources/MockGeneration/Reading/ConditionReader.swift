import SwiftSyntax

/// Reads the branches of an `#if`, each with the directives that lead to it.
enum ConditionReader {
    static func branches(
        of node: IfConfigDeclSyntax,
        _ origin: SourceOrigin
    ) -> [(condition: Condition, elements: IfConfigClauseSyntax.Elements?)] {
        let place = origin.place(of: node)
        var directives: [String] = []
        return node.clauses.map { clause in
            let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
            directives.append(clause.poundKeyword.text + condition)
            return (Condition(place: place, directives: directives), clause.elements)
        }
    }
}
