import SwiftSyntax

/// The wireframe leads from scene to scene; a SwiftUI view that navigates itself bypasses descriptors and resolver.
enum NavigationContainer: SyntaxRule {
    static let rule = LintRule.navigationContainer
    static let summary = "SwiftUI views of scenes don't navigate."

    static let containers: Set<String> = [
        "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView",
    ]
    static let modifiers: Set<String> = ["navigationDestination"]

    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        SwiftUISources.areIn(module, context)
    }

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(containers.union(modifiers).sorted())]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        guard SwiftUISources.contain(source, context) else { return [] }
        return NavigationContainerVisitor(rule, context).findings(in: source.tree)
    }
}

private final class NavigationContainerVisitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = node.calledExpression.dottedPath ?? modifier(node) else { return .visitChildren }
        guard let name = path.last, isMeant(name, node), !node.isInPreview else { return .visitChildren }
        add(
            at: node.calledExpression.lastToken(viewMode: .sourceAccurate)?.start ?? node.start,
            "'\(name)' navigates in the SwiftUI view of a scene",
            name == "TabView"
                ? "list the app's tabs under 'tabs' in project.yml; for pages add '.tabViewStyle(.page)'"
                : "report an event, and let the presenter or view model navigate by one of the scene's 'routes'"
        )
        return .visitChildren
    }

    /// Returns `navigationDestination` for `List { … }.navigationDestination(…)`.
    private func modifier(_ node: FunctionCallExprSyntax) -> [String]? {
        node.calledExpression.as(MemberAccessExprSyntax.self).map { [$0.declName.baseName.plainText] }
    }

    private func isMeant(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        if NavigationContainer.modifiers.contains(name) { return node.calledExpression.is(MemberAccessExprSyntax.self) }
        guard NavigationContainer.containers.contains(name) else { return false }
        return name != "TabView" || !node.hasPages
    }
}

extension FunctionCallExprSyntax {
    /// True if it has the modifier `.tabViewStyle(.page…)`: a carousel, which doesn't navigate.
    var hasPages: Bool {
        var node = Syntax(self)
        while let access = node.parent?.as(MemberAccessExprSyntax.self),
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        {
            let isStyle = access.declName.baseName.plainText == "tabViewStyle"
            if isStyle, call.arguments.description.contains("page") || call.arguments.description.contains("Page") {
                return true
            }
            node = Syntax(call)
        }
        return false
    }
}
