import SwiftSyntax

/// Old objects are used only through their adapters. Old code may still use them: legacy modules, and old screens of
/// the app.
enum LegacySingleton: SyntaxRule {
    static let rule = LintRule.legacySingleton
    static let summary = "Only its adapter uses an old object."

    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        module.role != .tests && module.role != .testSupport && module.role != .legacy
    }

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(context.singletons.compactMap(\.path.first))]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        LegacySingletonVisitor(rule, context).findings(in: source.tree)
    }
}

private final class LegacySingletonVisitor: RuleVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = ExprSyntax(node).dottedPath else {
            checkImplicit(node)
            return .visitChildren
        }
        // Of `App.Old.shared.log` only the whole is looked at.
        check(path, at: Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        check([node.baseName.plainText], at: Syntax(node))
        return .skipChildren
    }

    private func check(_ path: [String], at node: Syntax) {
        guard let singleton = context.singletons.first(where: { $0.begins(path, modules: context.modules) }) else {
            return
        }
        report(singleton, at: node)
    }

    /// Checks `.shared` next to its type: `logger: OldLogger = .shared`.
    private func checkImplicit(_ node: MemberAccessExprSyntax) {
        guard node.base == nil, let type = node.typeBeside else { return }
        check(type.names.suffix(1) + [node.declName.baseName.plainText], at: Syntax(node))
    }

    private func report(_ singleton: LegacySingletonName, at node: Syntax) {
        let types = node.enclosingTypes
        if types.contains(where: { singleton.mayBeTouched(in: $0) || context.legacyClasses.contains($0) }) { return }
        let through = singleton.service.map { "use the service '\($0)' instead: list it under 'uses'" }
        add(
            at: node.start,
            "'\(singleton.text)' is used outside its adapter",
            through ?? "declare a service in project.yml with 'legacy: \(singleton.text)', and use that"
        )
    }
}

extension MemberAccessExprSyntax {
    /// The type annotation of the property or parameter whose value it is.
    fileprivate var typeBeside: TypeSyntax? {
        guard let initializer = parent?.as(InitializerClauseSyntax.self) else { return nil }
        if let binding = initializer.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
        return initializer.parent?.as(FunctionParameterSyntax.self)?.type
    }
}
