import SwiftSyntax

/// The steps that lead to an expression's value, to find its type without a compiler.
struct CallChain {
    /// Returns true if an expression is the descriptor.
    let isDescriptor: (ExprSyntax) -> Bool

    func steps(of node: ExprSyntax) -> [ArmExpression.Step] {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): [.name(name.baseName.plainText)]
        case .memberAccessExpr(let node):
            (node.base.map(steps) ?? [.other]) + [.member(node.declName.baseName.plainText)]
        case .functionCallExpr(let call):
            steps(of: call.calledExpression)
                + [
                    .call(
                        call.arguments.map { argument in
                            ArmExpression.Argument(
                                label: argument.label?.plainText,
                                isDescriptor: isDescriptor(argument.expression)
                            )
                        }
                    )
                ]
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            tuple.elements.first.map { steps(of: $0.expression) } ?? [.other]
        case .genericSpecializationExpr(let node): steps(of: node.expression)
        default: [.other]
        }
    }
}
