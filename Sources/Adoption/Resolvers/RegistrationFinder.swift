import SwiftSyntax

/// Finds calls that store a closure for a type.
final class RegistrationFinder: SyntaxVisitor {
    private let function: String
    private let around: [String]
    private let file: Int
    private(set) var found: [Registration] = []

    init(function: String, around: [String], file: Int) {
        self.function = [around.last, function].compactMap(\.self).joined(separator: ".")
        self.around = around
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            first.declName.baseName.tokenKind == .keyword(.self), let type = first.base?.typePath,
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
            closure.takesValue
        {
            let place = SourcePlace(file: file, offset: first.positionAfterSkippingLeadingTrivia.utf8Offset)
            found.append(Registration(type: type, function: function, place: place, around: around))
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The path of names separated by dots: `Screens.Film`.
    fileprivate var typePath: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
        guard let node = self.as(MemberAccessExprSyntax.self), let base = node.base?.typePath else { return nil }
        return "\(base).\(node.declName.baseName.plainText)"
    }
}

extension ClosureExprSyntax {
    /// True if it takes a value: `{ film in … }`, or `{ FilmScreen($0) }`.
    fileprivate var takesValue: Bool {
        switch signature?.parameterClause {
        case .simpleInput(let parameters): !parameters.isEmpty
        case .parameterClause(let clause): !clause.parameters.isEmpty
        case nil: statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" }
        }
    }
}
