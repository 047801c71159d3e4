import SwiftSyntax

extension SyntaxProtocol {
    /// The offset of its first token.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension TypeSyntax {
    /// The last components of the names in a type: `B` and `C` of `(any A.B & C)?`, without attributes.
    var names: [String] { paths.compactMap(\.last) }

    /// The paths in a type, without attributes: `["A", "B"]` and `["C"]` of `(any A.B & C)?`.
    var paths: [[String]] {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): [[node.name.plainText]]
        case .memberType(let node): [(node.baseType.paths.first ?? []) + [node.name.plainText]]
        case .someOrAnyType(let node): node.constraint.paths
        case .attributedType(let node): node.baseType.paths
        case .optionalType(let node): node.wrappedType.paths
        case .implicitlyUnwrappedOptionalType(let node): node.wrappedType.paths
        case .compositionType(let node): node.elements.flatMap { $0.type.paths }
        case .tupleType(let node): node.elements.count == 1 ? node.elements.flatMap { $0.type.paths } : []
        default: []
        }
    }
}

extension ExprSyntax {
    /// The path `["App", "shared"]` of `App.shared`, also with `!`, `?`, `try`, `await` or parentheses around parts of
    /// it.
    var dottedPath: [String]? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): [node.baseName.plainText]
        case .memberAccessExpr(let node): node.base?.dottedPath.map { $0 + [node.declName.baseName.plainText] }
        case .optionalChainingExpr(let node): node.expression.dottedPath
        case .forceUnwrapExpr(let node): node.expression.dottedPath
        case .tryExpr(let node): node.expression.dottedPath
        case .awaitExpr(let node): node.expression.dottedPath
        case .tupleExpr(let node) where node.elements.count == 1: node.elements.first?.expression.dottedPath
        default: nil
        }
    }
}
