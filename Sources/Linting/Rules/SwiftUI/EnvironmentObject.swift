import ProjectModel
import SpecReading
import SwiftSyntax

/// A view draws from its data source; an object out of SwiftUI's environment is there or isn't, and crashes when it isn't.
enum EnvironmentObject: SyntaxRule {
    static let rule = LintRule.environmentObject
    static let guide = RuleGuide(
        rule: rule,
        summary: "SwiftUI views of scenes take only values from SwiftUI's environment.",
        details: """
            `@EnvironmentObject`, and `@Environment(Type.self)`, crash at run time if nobody has set the object. What a view shows is in its scene's `state`, and
            reaches it through the data source, or in an `mvvm` scene through the view model's parts. `@Environment(\\.colorScheme)` and similar values are fine.
            """,
        broken: [
            RuleGuide.Example(
                "Sources/Recipes/Application/RecipeDetails/StepsView.swift",
                """
                import SwiftUI

                struct StepsView: View {
                    @EnvironmentObject var recipes: RecipeStore
                    var body: some View { Text(recipes.title) }
                }

                """
            )
        ],
        fixed: [
            RuleGuide.Example(
                "Sources/Recipes/Application/RecipeDetails/StepsView.swift",
                """
                import SwiftUI

                struct StepsView: View {
                    let title: String
                    @Environment(\\.colorScheme) private var colorScheme
                    var body: some View { Text(title) }
                }

                """
            )
        ]
    )

    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        SwiftUISources.areIn(module, context)
    }

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(["EnvironmentObject", "Environment"])]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        guard SwiftUISources.contain(source, context) else { return [] }
        let visitor = EnvironmentObjectVisitor(viewMode: .sourceAccurate)
        visitor.walk(source.tree)
        return visitor.findings
    }
}

private final class EnvironmentObjectVisitor: SyntaxVisitor {
    private(set) var findings: [Finding] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributeName.names.last, !node.isInPreview else { return .visitChildren }
        if name == "EnvironmentObject" || (name == "Environment" && node.takesType) {
            findings.append(
                Finding(
                    EnvironmentObject.rule,
                    at: node.start,
                    "'@\(name)' takes an object from SwiftUI's environment in the SwiftUI view of a scene",
                    "add what the view shows to the scene's 'state' or to a part, and read it from there"
                )
            )
        }
        return .visitChildren
    }
}

extension AttributeSyntax {
    /// `@Environment(Cart.self)`, which is the same for observable objects. `@Environment(\.colorScheme)` is a value.
    var takesType: Bool {
        guard case .argumentList(let arguments) = arguments else { return false }
        return arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
    }
}
