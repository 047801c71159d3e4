import SwiftSyntax

/// Finds a `switch` over the cases of a parameter.
final class EnumSwitchFinder: SyntaxVisitor {
    private let subject: String
    private(set) var isFound = false

    init(subject: String) {
        self.subject = subject
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.subject.as(DeclReferenceExprSyntax.self)?.baseName.plainText == subject else {
            return .visitChildren
        }
        isFound = node.cases.contains { element in
            guard case .switchCase(let item) = element, case .case(let label) = item.label else { return false }
            return label.caseItems.contains { $0.pattern.trimmedDescription.contains(/^(let )?\./) }
        }
        return .skipChildren
    }
}
