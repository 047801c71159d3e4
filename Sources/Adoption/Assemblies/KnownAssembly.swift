import SwiftReading
import SwiftSyntax

/// How a spec builds a scene already.
public struct KnownAssembly: Sendable {
    private let builder: String
    /// Types by the names of what the descriptor holds.
    private let parameters: [String: String]

    public init(builder: String, parameters: [String: String]) {
        self.builder = builder
        self.parameters = parameters
    }

    /// Whether it calls a function, and none of its overloads.
    ///
    /// - Parameter taken: what the descriptor would hold, where others are called in the same way.
    func calls(_ callee: String, of function: AssemblyFunction, _ taken: [Adoption.Parameter]) -> Bool {
        guard let tree = try? SwiftTree.read(Array(builder.utf8)),
            taken.allSatisfy({ parameters[$0.name] ?? $0.type == $0.type })
        else { return false }
        let finder = CallFinder(callee)
        finder.walk(tree)
        let wanted = function.parameters.map { (label: $0.label ?? "_", hasDefault: $0.defaultValue != nil) }
        return finder.labels.contains { InitializerFit($0, wanted) == .fits }
    }
}

/// Collects the labels of a function's calls.
private final class CallFinder: SyntaxVisitor {
    private let callee: String
    private(set) var labels: [[String]] = []

    init(_ callee: String) {
        self.callee = callee
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == callee {
            labels.append(node.arguments.map { $0.label?.plainText ?? "_" })
        }
        return .visitChildren
    }
}
