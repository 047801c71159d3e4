import SwiftParser
import SwiftSyntax

/// Reads an expression with Swift's own parser, and rejects those that can't be values in a spec.
enum ExpressionReader {
    static func read(_ text: String) -> Result<SwiftExpression, SwiftReadingProblem> {
        if let number = Literal(decimal: text) {
            return .success(SwiftExpression(text: text, names: [], literal: number))
        }
        if let problem = FragmentScan.problem(in: text, noun: "expression") { return .failure(problem) }
        var parser = Parser(text, maximumNestingLevel: 2 * FragmentScan.maximumNesting)
        let tree = ExprSyntax.parse(from: &parser)
        let fragment = Fragment(text: text, noun: "expression")
        if let problem = fragment.problem(in: tree) ?? ExpressionRules.problem(in: tree, of: fragment) {
            return .failure(problem)
        }
        let expression = SwiftExpression(
            text: tree.trimmedDescription,
            names: ExpressionNames.rootNames(of: tree),
            literal: Literal(tree)
        )
        return .success(expression)
    }
}
