import SwiftSyntax

/// A view draws from its data source; an object missing from SwiftUI's environment would crash.
enum EnvironmentObject: SyntaxRule {
    static let rule = LintRule.environmentObject
    static let summary = "SwiftUI views of scenes take only values from SwiftUI's environment."

    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        SwiftUISources.areIn(module, context)
    }

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(["EnvironmentObject", "Environment"])]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        guard SwiftUISources.contain(source, context) else { return [] }
        return EnvironmentObjectVisitor(rule, context).findings(in: source.tree)
    }
}

private final class EnvironmentObjectVisitor: RuleVisitor {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributeName.names.last, !node.isInPreview else { return .visitChildren }
        if name == "EnvironmentObject" || (name == "Environment" && node.takesType) {
            add(
                at: node.start,
                "'@\(name)' takes an object from SwiftUI's environment in the SwiftUI view of a scene",
                "add what the view shows to the scene's 'state' or to a part, and read it from there"
            )
        }
        return .visitChildren
    }
}

extension AttributeSyntax {
    /// True for `@Environment(Cart.self)`, which also takes an object. `@Environment(\.colorScheme)` is a value.
    var takesType: Bool {
        guard case .argumentList(let arguments) = arguments else { return false }
        return arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
    }
}
