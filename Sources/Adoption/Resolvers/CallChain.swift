import SwiftReading
import SwiftSyntax

/// The way that leads to an expression's value, for finding its type without a compiler.
enum CallChain {
    static func steps(of node: ExprSyntax) -> [ArmExpression.Step] {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): [.name(name.baseName.plainText)]
        case .memberAccessExpr(let node):
            (node.base.map(steps) ?? [.other]) + [.member(node.declName.baseName.plainText)]
        case .functionCallExpr(let call): steps(of: call.calledExpression) + [.call]
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            tuple.elements.first.map { steps(of: $0.expression) } ?? [.other]
        case .genericSpecializationExpr(let node): steps(of: node.expression)
        default: [.other]
        }
    }
}
