import SwiftReading
import SwiftSyntax

/// Walks a body without going into functions and closures within it.
final class ArmFinder: SyntaxVisitor {
    private let reader: DispatchReader
    private(set) var arms: [Arm] = []
    /// The `#if`s around the place.
    private var conditions: [IfConfigDeclSyntax] = []

    init(reader: DispatchReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(node)
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) { conditions.removeLast() }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard reader.isSubject(node.subject) else { return .visitChildren }
        add(node.cases, isValue: Syntax(node).isValue)
        return .skipChildren
    }

    private func add(_ cases: SwitchCaseListSyntax, isValue: Bool) {
        for element in cases {
            switch element {
            case .switchCase(let node): add(node, isValue)
            case .ifConfigDecl(let node):
                conditions.append(node)
                for clause in node.clauses {
                    if case .switchCases(let inner) = clause.elements { add(inner, isValue: isValue) }
                }
                conditions.removeLast()
            }
        }
    }

    private func add(_ node: SwitchCaseSyntax, _ isValue: Bool) {
        guard case .case(let label) = node.label else { return }
        for item in label.caseItems {
            guard let (type, name) = item.pattern.castType else { continue }
            var obstacle = conditionalObstacle
            if label.caseItems.count > 1 {
                obstacle = obstacle ?? reader.obstacle("its arm is shared with other descriptors", item)
            }
            if let condition = item.whereClause {
                obstacle = obstacle ?? reader.obstacle("its arm has a condition", condition)
            }
            arms.append(
                reader.arm(type, boundTo: name, node.statements, of: node, obstacle: obstacle, isValue: isValue)
            )
        }
    }

    private var conditionalObstacle: Obstacle? {
        conditions.last.map { reader.obstacle("its arm stands in an '#if'", $0) }
    }

    /// `if let film = descriptor as? FilmDescriptor { … }`, also behind `else`.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (type, name) = castType(of: node.conditions) else { return .visitChildren }
        let isChained = node.elseBody != nil || node.parent?.is(IfExprSyntax.self) == true
        var obstacle = conditionalObstacle
        if let second = node.conditions.dropFirst().first {
            obstacle = obstacle ?? reader.obstacle("its arm has a condition", second)
        }
        let isValue = Syntax(node).isValue
        var arm = reader.arm(type, boundTo: name, node.body.statements, of: node, obstacle: obstacle, isValue: isValue)
        if isChained { arm.lines = nil }
        arms.append(arm)
        if let rest = node.elseBody { walk(rest) }
        return .skipChildren
    }

    /// `guard let film = descriptor as? FilmDescriptor else { … }` goes on with the rest of the function.
    private func castType(of conditions: ConditionElementListSyntax) -> (TypeSyntax, String?)? {
        switch conditions.first?.condition {
        case .optionalBinding(let binding):
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let sequence = binding.initializer?.value.as(SequenceExprSyntax.self), sequence.isCast,
                let first = sequence.elements.first, reader.isSubject(first),
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            else { return nil }
            return (type, name)
        case .expression(let expression):
            guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
                let first = elements.first, reader.isSubject(first),
                elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }),
                let type = elements.last?.as(TypeExprSyntax.self)?.type
            else { return nil }
            return (type, nil)
        case .matchingPattern(let node):
            guard reader.isSubject(node.initializer.value), let (type, name) = node.pattern.castType else { return nil }
            return (type, name)
        default: return nil
        }
    }
}
