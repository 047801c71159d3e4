import SwiftSyntax

/// The names of a scene's environment in a file.
struct EnvironmentNames {
    private(set) var names: Set<String> = ["environment"]

    init(in tree: SourceFileSyntax, _ context: LintContext) {
        let visitor = EnvironmentNameVisitor(context)
        visitor.walk(tree)
        names.formUnion(visitor.environments)
        names.subtract(visitor.others.subtracting(visitor.environments))
        // `let everything: Any = environment` is one too, whatever it says.
        for (name, value) in visitor.values where isEnvironment(value) { names.insert(name) }
    }

    /// Returns true for an environment, also as `self.environment` or `(environment as Any)`.
    func isEnvironment(_ expression: ExprSyntax) -> Bool {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            guard let first = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
            else { return false }
            return isEnvironment(first)
        }
        if let group = expression.as(TupleExprSyntax.self), group.elements.count == 1, let only = group.elements.first {
            return isEnvironment(only.expression)
        }
        guard let path = expression.dottedPath, let last = path.last else { return false }
        return names.contains(last) && !path.contains("processInfo")
    }
}

/// Collects declarations with a type or a value.
private final class EnvironmentNameVisitor: SyntaxVisitor {
    private(set) var environments: Set<String> = []
    private(set) var others: Set<String> = []
    private(set) var values: [(name: String, value: ExprSyntax)] = []
    private let context: LintContext

    init(_ context: LintContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
            return .visitChildren
        }
        if let value = node.initializer?.value { values.append((name, value)) }
        if let type = node.typeAnnotation?.type { add(name, type) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let value = node.initializer?.value
        {
            values.append((name, value))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add((node.secondName ?? node.firstName).plainText, node.type)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.type { add((node.secondName ?? node.firstName).plainText, type) }
        return .visitChildren
    }

    private func add(_ name: String, _ type: TypeSyntax) {
        let isEnvironment = type.names.contains { context.environments.contains($0) || context.resolvers.contains($0) }
        if isEnvironment { environments.insert(name) }
        // Lists and dictionaries, such as a process's environment.
        if type.names.isEmpty { others.insert(name) }
    }
}
