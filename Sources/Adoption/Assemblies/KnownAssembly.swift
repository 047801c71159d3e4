import SwiftSyntax

/// The builder of a scene in an existing spec.
public struct KnownAssembly: Sendable {
    /// The calls in its builder.
    private let calls: [Call]
    /// The types of the descriptor's properties, by name.
    private let parameters: [String: String]

    public init(builder: String, parameters: [String: String]) {
        let finder = CallFinder(viewMode: .sourceAccurate)
        if let tree = try? SwiftTree.read(Array(builder.utf8)) { finder.walk(tree) }
        calls = finder.found
        self.parameters = parameters
    }

    /// Returns true if it calls a function, and none of its overloads.
    ///
    /// - Parameter taken: the properties that the descriptor would have, to tell it from others that are called in
    ///   the same way.
    func calls(_ callee: String, of function: AssemblyFunction, _ taken: [Adoption.Parameter]) -> Bool {
        let calls = calls.filter { $0.callee == callee }
        guard !calls.isEmpty, taken.allSatisfy({ parameters[$0.name] ?? $0.type == $0.type }) else { return false }
        let wanted = function.parameters.map { (label: $0.label ?? "_", hasDefault: $0.defaultValue != nil) }
        return calls.contains { InitializerFit($0.labels, wanted) == .fits }
    }
}

private struct Call: Sendable {
    var callee: String
    var labels: [String]
}

private final class CallFinder: SyntaxVisitor {
    private(set) var found: [Call] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.plainText ?? "_" }
        found.append(Call(callee: node.calledExpression.trimmedDescription, labels: labels))
        return .visitChildren
    }
}
