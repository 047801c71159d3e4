import SwiftSyntax

/// The call in a builder expression that names a type: `FilmModule.assemble(filmID: …)`, `FilmController(…)`.
struct BuilderCall {
    /// The type's name without its enclosing types. For example: `FilmModule`.
    var type: String
    /// The method; `nil` for an initializer.
    var method: String?
    /// The labels of the arguments, `_` for none.
    var labels: [String]
    /// True if it is a method of the environment and not of a type.
    var isMember = false
    /// True if it may also be a global function.
    var mayBeFree = false

    /// - Parameter environment: the type of `self`, without its enclosing types.
    /// - Returns: `nil` for anything else, which only the compiler understands.
    init?(_ text: String, environment: String) {
        guard let tree = try? SwiftTree.read(Array(text.utf8)), tree.statements.count == 1,
            let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self),
            call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
            var path = call.calledExpression.plainPath
        else { return nil }
        labels = call.arguments.map { $0.label?.plainText ?? "_" }
        if path.count == 2, path[0] == "self" {
            (type, method, isMember) = (environment, path[1], true)
            return
        }
        if path.count == 1, !path[0].beginsLikeType {
            (type, method, isMember, mayBeFree) = (environment, path[0], true, true)
            return
        }
        if let last = path.last, !last.beginsLikeType {
            method = last == "init" ? nil : last
            path.removeLast()
        }
        guard let type = path.last, path.allSatisfy(\.beginsLikeType) else { return nil }
        self.type = type
    }

    /// The method with its labels. For example: `assemble(filmID:session:)`.
    var selector: String { "\(method ?? "init")(\(labels.map { $0 + ":" }.joined()))" }
}

extension ExprSyntax {
    /// The path `["Films", "FilmModule"]` of `Films.FilmModule`.
    fileprivate var plainPath: [String]? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): [node.baseName.plainText]
        case .memberAccessExpr(let node): node.base?.plainPath.map { $0 + [node.declName.baseName.plainText] }
        default: nil
        }
    }
}

extension String {
    fileprivate var beginsLikeType: Bool { first?.isUppercase == true }
}
