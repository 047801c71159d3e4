import SwiftSyntax

/// Collects the components of a file.
struct ComponentReader {
    private(set) var found = DeclaredComponents()
    private var marks: ComponentMarks?
    private var conditions: [String] = []
    private var isElsewhere = false
    /// The imports in scope at this point.
    private var imports: [String] = []

    mutating func read(_ tree: SourceFileSyntax) {
        marks = ComponentMarks(tree)
        read(tree.statements)
        found.marksInVain = marks?.open.map(\.offset) ?? []
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            switch Syntax(statement.item).as(SyntaxEnum.self) {
            case .importDecl(let node): if let module = node.path.first { imports.append(module.name.plainText) }
            case .structDecl(let node): read(node)
            case .ifConfigDecl(let node): read(node)
            default: break
            }
        }
    }

    /// Reads the branches of an `#if`. The imports of one don't apply to the others.
    private mutating func read(_ node: IfConfigDeclSyntax) {
        let outside = (conditions, isElsewhere, imports)
        for (position, clause) in node.clauses.enumerated() {
            (conditions, isElsewhere, imports) = outside
            if position == 0, let condition = clause.condition {
                conditions.append(condition.trimmedDescription.onOneLine)
            } else {
                isElsewhere = true
            }
            if case .statements(let inner) = clause.elements { read(inner) }
        }
        (conditions, isElsewhere, imports) = outside
    }

    private mutating func read(_ node: StructDeclSyntax) {
        let end = node.memberBlock.leftBrace.endPosition.utf8Offset
        guard let mark = marks?.take(from: node.position.utf8Offset, to: end) else { return }
        let name = node.name
        var component = DeclaredComponent(
            name: name.plainText,
            offset: name.positionAfterSkippingLeadingTrivia.utf8Offset
        )
        component.combined = mark.combined
        component.conditions = conditions
        component.imports = imports
        component.availability = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { $0.attributeName.trimmedDescription == "available" }.map(\.trimmedDescription.onOneLine)
        let fault = { component.faults.append(DeclaredComponent.Fault(kind: $0, offset: component.offset)) }
        if node.genericParameterClause != nil { fault(.generic) }
        if node.modifiers.arePrivate { fault(.isPrivate) }
        if !node.isView { fault(.noView) }
        if isElsewhere { fault(.elsewhere) }
        if let unknown = mark.unknown {
            component.faults.append(DeclaredComponent.Fault(kind: .argument(unknown.text), offset: unknown.offset))
        }
        var reader = ComponentInitializerReader(node)
        component.parameters = reader.parameters()
        component.faults += reader.faults
        component.isSeenByOthers = node.modifiers.areSeenByOthers && reader.isSeenByOthers
        found.components.append(component)
    }
}

extension StructDeclSyntax {
    fileprivate var isView: Bool {
        inheritanceClause?.inheritedTypes.contains { inherited in
            inherited.type.tokens(viewMode: .sourceAccurate).contains { $0.plainText == "View" }
        } ?? false
    }
}

extension DeclModifierListSyntax {
    /// True if the declaration is private; a private setter alone hides nothing.
    var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
}

extension DeclModifierListSyntax {
    var areSeenByOthers: Bool { contains { ["public", "package"].contains($0.name.text) && $0.detail == nil } }
}

extension String {
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
