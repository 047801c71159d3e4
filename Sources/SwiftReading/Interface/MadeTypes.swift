import SwiftSyntax

/// The types that a source makes by their own names, each with the labels of the arguments that it gets.
///
/// For example: of `JarPresenter(view: view)` there is `JarPresenter` with `view`.
enum MadeTypes {
    static func read(_ tree: SourceFileSyntax) -> [String: Set<[String]>] {
        let visitor = CallVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.made
    }
}

private final class CallVisitor: SyntaxVisitor {
    var made: [String: Set<[String]>] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // The label of a closure behind the others isn't known.
        if node.trailingClosure == nil, let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            type.text.first?.isUppercase == true
        {
            made[type.plainText, default: []].insert(node.arguments.map { $0.label?.plainText ?? "_" })
        }
        return .visitChildren
    }
}
