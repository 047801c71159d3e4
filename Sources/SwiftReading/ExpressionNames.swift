import SwiftSyntax

/// Collects the root names that an expression refers to.
final class ExpressionNames: SyntaxVisitor {
    private var referred: [String] = []
    private var declared: Set<String> = []

    /// Returns the names, each once, in the order of the text, without those that closures declare.
    static func rootNames(of expression: ExprSyntax) -> [String] {
        let visitor = ExpressionNames(viewMode: .sourceAccurate)
        visitor.walk(expression)
        var seen = visitor.declared
        return visitor.referred.filter { seen.insert($0).inserted }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = node.baseName.tokenKind, !node.isAfterDot { referred.append(Self.name(node.baseName)) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        referred.append(Self.name(node.name))
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(Self.name(node.identifier))
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(Self.name(node.name))
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(Self.name(node.secondName ?? node.firstName))
        return .visitChildren
    }

    private static func name(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }
}

extension DeclReferenceExprSyntax {
    /// True for `name` of `recipe.name`, and of `\.name`.
    fileprivate var isAfterDot: Bool {
        if let member = parent?.as(MemberAccessExprSyntax.self) { return member.declName.id == id }
        return parent?.is(KeyPathPropertyComponentSyntax.self) == true
    }
}
