import SwiftSyntax

/// A component only shows the values of its initializer; previews have nothing else.
enum ComponentDependency: SyntaxRule {
    static let rule = LintRule.componentDependency
    static let summary =
        "Components reach no service, no part of a scene, no object of SwiftUI's environment, and don't navigate."

    static let mark: ByteSearch? = DeclaredComponent.mark

    static func words(_ context: LintContext) -> [WordGroup] { [WordGroup(["View"])] }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        let components = MarkedViews(source.tree)
        let isInPlace = [.core, .views].contains(source.module.role)
        let outside = isInPlace ? [] : components.structs.map { misplaced($0, source.module, context) }
        return outside
            + components.blocks.flatMap { name, block in
                ComponentReachVisitor(rule, component: name, context).findings(in: block)
            }
    }

    private static func misplaced(_ node: StructDeclSyntax, _ module: SourceModule, _ context: LintContext) -> Finding {
        let spec = context.specs[module.name]
        let choice = spec.map { ", or write 'uiModule: true' in \($0)" } ?? ""
        return Finding(
            rule,
            at: node.name.start,
            "the component '\(node.name.plainText)' is in '\(module.name)', where all of a feature is in reach; it has no previews",
            "move it to a core module\(choice) and move it to the module of views"
        )
    }
}

/// The structs of a file that are marked as components, with their extensions.
private struct MarkedViews {
    private(set) var structs: [StructDeclSyntax] = []
    private(set) var blocks: [(name: String, block: Syntax)] = []

    init(_ tree: SourceFileSyntax) {
        let visitor = MarkedViewVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        structs = visitor.structs
        blocks = structs.map { ($0.name.plainText, Syntax($0)) }
        let names = Set(blocks.map(\.name))
        blocks += visitor.extensions.compactMap { node in
            let name = node.extendedType.trimmedDescription
            return names.contains(name) ? (name, Syntax(node)) : nil
        }
    }
}

private final class MarkedViewVisitor: SyntaxVisitor {
    private(set) var structs: [StructDeclSyntax] = []
    private(set) var extensions: [ExtensionDeclSyntax] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMarkedAsComponent { structs.append(node) }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension StructDeclSyntax {
    fileprivate var isMarkedAsComponent: Bool {
        for token in tokens(viewMode: .sourceAccurate) {
            if !ComponentMark.marks(in: token.leadingTrivia, from: token.position).isEmpty { return true }
            let end = token.endPositionBeforeTrailingTrivia
            if !ComponentMark.marks(in: token.trailingTrivia, from: end).isEmpty { return true }
            if token == memberBlock.leftBrace { return false }
        }
        return false
    }
}
