import SwiftSyntax

/// A plain string passed to UIKit is the same text in every language.
enum UnlocalisedText: SyntaxRule {
    static let rule = LintRule.unlocalisedText
    static let isOptIn = true
    static let summary = "Texts in views can be translated. Off unless `lint` names it."

    fileprivate static let properties: Set<String> = [
        "text", "title", "placeholder", "prompt", "backButtonTitle", "accessibilityLabel", "accessibilityValue",
        "accessibilityHint",
    ]
    /// The functions and types that take a text, with its label.
    fileprivate static let takers: [String: Set<String?>] = [
        "setTitle": [nil], "UIAction": ["title"], "UIBarButtonItem": ["title"], "UIAlertAction": ["title"],
        "UIAlertController": ["title", "message"], "UITabBarItem": ["title"], "UIMenu": ["title"],
    ]
    private static let endings = ["View", "ViewController", "Cell", "Content", "Section", "Row"]

    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        [.feature, .views, .app, .core].contains(module.role)
    }

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(properties.union(takers.keys).sorted())]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        UnlocalisedTextVisitor(rule, context).findings(in: source.tree)
    }

    fileprivate static func isInView(_ node: some SyntaxProtocol) -> Bool {
        node.enclosingTypes.contains { type in endings.contains { type.hasSuffix($0) } } && !node.isInPreview
    }
}

private final class UnlocalisedTextVisitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self), let name = assignedName(elements[0]),
            UnlocalisedText.properties.contains(name)
        else { return .visitChildren }
        for element in elements.dropFirst(2) {
            report(element, as: name)
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) { report(ternary.thenExpression, as: name) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = assignedName(node.calledExpression), let labels = UnlocalisedText.takers[name] else {
            return .visitChildren
        }
        for argument in node.arguments where labels.contains(argument.label?.text) {
            report(argument.expression, as: argument.label?.text ?? name)
        }
        return .visitChildren
    }

    /// Returns `title` for `title`, `self.title` and `label?.title`.
    private func assignedName(_ expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func report(_ expression: ExprSyntax, as name: String) {
        guard let literal = expression.as(StringLiteralExprSyntax.self), hasLetters(literal),
            UnlocalisedText.isInView(literal)
        else { return }
        add(at: literal.start, "the text of '\(name)' can't be translated", "write String(localized: …) around it")
    }

    /// Returns true if there are letters between interpolations: a number with a currency sign needs no translation.
    private func hasLetters(_ literal: StringLiteralExprSyntax) -> Bool {
        literal.segments.contains { segment in
            segment.as(StringSegmentSyntax.self)?.content.text.contains(where: \.isLetter) == true
        }
    }
}
