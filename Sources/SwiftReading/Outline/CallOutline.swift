import SwiftSyntax

/// A call of a function or an initializer by its name, as far as an editor of it needs to know.
public struct CallOutline: Hashable, Sendable {
    public struct Argument: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// The byte where it begins.
        public var start: Int
        /// The byte behind its value; a comma comes later.
        public var end: Int
    }

    public var arguments: [Argument]

    /// The calls of a name in a whole file, which is taken for UTF-8.
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
