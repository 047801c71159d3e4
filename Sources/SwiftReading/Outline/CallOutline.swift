import SwiftSyntax

/// A call of a function or initializer by its name, with the facts that an editor of the source needs.
public struct CallOutline: Hashable, Sendable {
    public struct Argument: Hashable, Sendable {
        /// The label, or `_` for none.
        public var label: String
        /// The offset of its first byte.
        public var start: Int
        /// The offset after its value, before a comma.
        public var end: Int
    }

    public var arguments: [Argument]

    /// Returns the calls of a name in a whole file, read as UTF-8.
    ///
    /// For example: `CallOutline.calls(of: "CartPresenter", in: source)` for `CartPresenter(view: view)`.
    public static func calls(of name: String, in source: [UInt8]) throws(NestedTooDeeply) -> [CallOutline] {
        let visitor = CallVisitor(name: name)
        visitor.walk(try SwiftTree.read(source))
        return visitor.calls
    }
}

private final class CallVisitor: SyntaxVisitor {
    private let name: String
    private(set) var calls: [CallOutline] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText == name else {
            return .visitChildren
        }
        calls.append(
            CallOutline(
                arguments: node.arguments.map {
                    CallOutline.Argument(
                        label: $0.label?.plainText ?? "_",
                        start: $0.positionAfterSkippingLeadingTrivia.utf8Offset,
                        end: $0.expression.endPositionBeforeTrailingTrivia.utf8Offset
                    )
                }
            )
        )
        return .visitChildren
    }
}
