import SwiftSyntax

/// A view builder shows a scene from a spec; without one, no descriptor leads to it.
enum BuilderWithoutDescriptor: SyntaxRule {
    static let rule = LintRule.builderWithoutDescriptor
    static let summary = "Every view builder belongs to a scene that has a spec."

    private static let ending = "ViewBuilder"

    static func words(_ context: LintContext) -> [WordGroup] { [WordGroup(endings: [ending])] }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        let scenes = (context.scenes[source.module.name]?.map(\.name) ?? []) + context.handwrittenScenes
        return TypeDeclarationVisitor.all(in: source.tree).compactMap { declaration in
            let name = declaration.name.plainText
            guard isViewBuilder(declaration), !scenes.contains(where: { $0 + ending == name }) else { return nil }
            let scene = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
            return Finding(
                rule,
                at: declaration.name.start,
                "'\(name)' builds a screen that has no descriptor: '\(source.module.name)' has no scene '\(scene)'",
                NearName.find(scene, in: scenes).map { "did you mean '\($0)\(ending)'?" }
                    ?? "write a spec for the scene, 'style: legacy' for an old screen, and run 'vipergen generate'"
            )
        }
    }

    /// Returns true for types that conform to `SceneViewBuilder`, or are named view builders and create view
    /// controllers. SwiftUI's `@ViewBuilder` and custom result builders are something else.
    private static func isViewBuilder(_ declaration: TypeDeclaration) -> Bool {
        if declaration.inherited.contains(where: { $0.name == "SceneViewBuilder" }) { return true }
        let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.names.last }
        guard declaration.name.plainText.hasSuffix(ending), !declaration.isExtension,
            !attributes.contains("resultBuilder")
        else { return false }
        return declaration.members.contains { member in
            guard let function = member.decl.as(FunctionDeclSyntax.self) else { return false }
            return function.signature.returnClause?.type.names.contains { $0.hasSuffix("Controller") } == true
        }
    }
}
