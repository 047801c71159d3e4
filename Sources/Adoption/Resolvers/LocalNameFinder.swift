import SwiftSyntax

/// Collects the names that a closure or other piece of code declares.
final class LocalNameFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    private let entersClosures: Bool

    /// - Parameter entersClosures: true to include names that only nested closures know.
    init(entersClosures: Bool = true) {
        self.entersClosures = entersClosures
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        entersClosures ? .visitChildren : .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.plainText)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).plainText)
        return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind != .keyword(.self), node.initializer != nil { names.insert(node.name.plainText) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .skipChildren
    }
}
