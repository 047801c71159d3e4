import SwiftSyntax

/// A scene only uses what its spec lists under `uses`; a cast of its environment would give it more.
enum EnvironmentCast: SyntaxRule {
    static let rule = LintRule.environmentCast
    static let summary = "A scene's environment is never cast."

    static func words(_ context: LintContext) -> [WordGroup] {
        [
            WordGroup(["is", "as", "unsafeDowncast", "unsafeBitCast"]),
            WordGroup(endings: ["nvironment", "Resolver", "Services"]),
        ]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        EnvironmentCastVisitor(rule, EnvironmentNames(in: source.tree, context), context).findings(in: source.tree)
    }
}

/// Finds casts, and patterns that are casts.
private final class EnvironmentCastVisitor: RuleVisitor {
    private let names: EnvironmentNames

    init(_ rule: LintRule, _ names: EnvironmentNames, _ context: LintContext) {
        self.names = names
        super.init(rule, context)
    }

    /// Visits an unfolded sequence such as `a as? B ?? c`: a cast comes right after its operand.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for position in elements.indices.dropFirst() {
            var subject = position - 1
            // What `as Any` stands behind is what counts.
            while subject >= 2, elements[subject - 1].is(UnresolvedAsExprSyntax.self) { subject -= 2 }
            check(elements[position], of: elements[subject], next: elements[(position + 1)...].first)
        }
        return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark != nil { check(node.expression, as: node.type, at: node.asKeyword.start) }
        return .visitChildren
    }

    override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
        check(node.expression, as: node.type, at: node.isKeyword.start)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.dottedPath?.last, ["unsafeDowncast", "unsafeBitCast"].contains(name),
            let subject = node.arguments.first?.expression, names.isEnvironment(subject)
        else { return .visitChildren }
        report(at: node.start)
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard names.isEnvironment(node.subject) else { return .visitChildren }
        for cast in CastPatterns.find(in: Syntax(node.cases)) { report(at: cast) }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        guard names.isEnvironment(node.initializer.value) else { return .visitChildren }
        for cast in CastPatterns.find(in: Syntax(node.pattern)) { report(at: cast) }
        return .visitChildren
    }

    private func check(_ element: ExprSyntax, of subject: ExprSyntax, next: ExprSyntax?) {
        if let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil {
            check(subject, as: next?.as(TypeExprSyntax.self)?.type, at: cast.asKeyword.start)
        } else if let test = element.as(UnresolvedIsExprSyntax.self) {
            check(subject, as: next?.as(TypeExprSyntax.self)?.type, at: test.isKeyword.start)
        }
    }

    private func check(_ subject: ExprSyntax, as type: TypeSyntax?, at offset: Int) {
        let reaches = type?.names.contains { context.environments.contains($0) || context.resolvers.contains($0) }
        if names.isEnvironment(subject) || reaches == true { report(at: offset) }
    }

    private func report(at offset: Int) {
        add(
            at: offset,
            "this cast of an environment reaches what the scene's spec doesn't list under 'uses'",
            "list what the scene needs under 'uses' or 'routes' in its spec, and run 'vipergen generate'"
        )
    }
}
