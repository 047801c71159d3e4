import SwiftSyntax

/// The call in a builder expression that names no type: a method of the environment, or a function.
///
/// For example: `makeFilm` in `makeFilm(descriptor).embedded()` and in `self.makeFilm(descriptor)`.
enum BuilderMethod {
    /// Returns true if an expression passes the descriptor itself, and not only its values.
    static func handsOverDescriptor(_ text: String) -> Bool {
        guard let tree = try? SwiftTree.read(Array(text.utf8)) else { return false }
        let finder = DescriptorFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.isFound
    }

    /// Returns the name; `nil` if the expression begins with anything else.
    static func name(in text: String) -> String? {
        guard let tree = try? SwiftTree.read(Array(text.utf8)), tree.statements.count == 1,
            var node = tree.statements.first?.item.as(ExprSyntax.self)
        else { return nil }
        while true {
            if let call = node.as(FunctionCallExprSyntax.self) {
                if let name = call.calledExpression.ownMember { return name }
                node = call.calledExpression
            } else if let base = node.as(MemberAccessExprSyntax.self)?.base {
                node = base
            } else {
                return nil
            }
        }
    }

    /// Returns the names that a source declares, possibly as a variable with a closure or in Objective-C.
    static func declared(among names: Set<String>, in files: LintFiles, jobs: Int) -> Set<String> {
        if names.isEmpty { return [] }
        let words = names.sorted().map { name in
            (name, ByteSearch(declarations(of: name)))
        }
        let headers = files.headers.compactMap(files.read)
        let inHeaders = names.filter { name in headers.contains { ByteSearch([name]).findsAny(in: $0) } }
        return inHeaders.union(
            files.allSources(mentioning: names, jobs: jobs) { source, _, _ in
                words.filter { $0.1.findsAny(in: source) }.map(\.0)
            }
        )
    }

    /// Returns the beginnings of declarations, up to the character after the name: `makeCartItem` isn't `makeCart`.
    private static func declarations(of name: String) -> [String] {
        let functions = ["(", "<", " "].map { "func \(name)\($0)" }
        let variables = ["var", "let"].flatMap { word in [":", " ", "="].map { "\(word) \(name)\($0)" } }
        return functions + variables + ["func `\(name)`"]
    }
}

private final class DescriptorFinder: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "descriptor" { isFound = true }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The name `makeFilm` by itself or after `self`.
    fileprivate var ownMember: String? {
        if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
            return name.first?.isLowercase == true ? name : nil
        }
        guard let member = self.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return member.declName.baseName.plainText
    }
}
