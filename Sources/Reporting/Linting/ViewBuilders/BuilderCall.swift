import SwiftReading
import SwiftSyntax

/// What an expression calls that builds a scene, where it names a type: `FilmModule.assemble(filmID: …)`, `FilmController(…)`.
struct BuilderCall {
    /// The type's name without what it is nested in. For example: `FilmModule`.
    var type: String
    /// `nil` for an initializer.
    var method: String?
    /// Of the arguments, `_` for none.
    var labels: [String]
    /// It is a method of the environment's, and none of a type.
    var isMember = false
    /// It may be a function that belongs to no type as well.
    var mayBeFree = false

    /// - Parameter environment: the type that `self` is of, without what it is nested in.
    /// - Returns: `nil` for anything else, which only the compiler knows what to make of.
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

    /// For example: `assemble(filmID:session:)`.
    var selector: String { "\(method ?? "init")(\(labels.map { $0 + ":" }.joined()))" }
}

extension ExprSyntax {
    /// `["Films", "FilmModule"]` of `Films.FilmModule`.
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
