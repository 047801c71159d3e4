import SwiftSyntax

/// Finds the arms in a body, without those in nested functions and closures.
final class ArmFinder: SyntaxVisitor {
    private let reader: DispatchReader
    private(set) var arms: [Arm] = []
    /// The `#if`s around the current node.
    private var conditions: [IfConfigDeclSyntax] = []
    /// True if the case above may fall into the next one.
    private var fallsThrough = false

    private let body: CodeBlockSyntax

    init(reader: DispatchReader, body: CodeBlockSyntax) {
        self.reader = reader
        self.body = body
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
        var above: Obstacle?
        fallsThrough = false
        add(node.cases, of: node, above: &above)
        return .skipChildren
    }

    /// - Parameter above: the reason why an arm may not be reached, because of one above it.
    private func add(_ cases: SwitchCaseListSyntax, of node: SwitchExprSyntax, above: inout Obstacle?) {
        for element in cases {
            switch element {
            case .switchCase(let item): add(item, of: node, &above)
            case .ifConfigDecl(let condition):
                conditions.append(condition)
                let fellThrough = fallsThrough
                var mayFallThrough = fellThrough
                for clause in condition.clauses {
                    fallsThrough = fellThrough
                    if case .switchCases(let inner) = clause.elements { add(inner, of: node, above: &above) }
                    mayFallThrough = mayFallThrough || fallsThrough
                }
                fallsThrough = mayFallThrough
                conditions.removeLast()
            }
        }
    }

    private func add(_ node: SwitchCaseSyntax, of whole: SwitchExprSyntax, _ above: inout Obstacle?) {
        let isFallenInto = fallsThrough
        fallsThrough = JumpFinder(node.statements).fallsThrough
        guard case .case(let label) = node.label else { return }
        let isValue = Syntax(whole).isValue
        for item in label.caseItems {
            guard let (type, name) = item.pattern.castType else {
                above = above ?? reader.obstacle("a case above its arm may come first", item)
                continue
            }
            var obstacle = conditionalObstacle
            if label.caseItems.count > 1 {
                obstacle = obstacle ?? reader.obstacle("its arm is shared with other descriptors", item)
            }
            if let condition = item.whereClause {
                obstacle = obstacle ?? reader.obstacle("its arm has a condition", condition)
            }
            var arm = reader.arm(
                type,
                boundTo: name,
                node.statements,
                of: node,
                obstacle: obstacle,
                surroundings: above ?? surroundings(of: whole, node.statements),
                isValue: isValue
            )
            if isFallenInto {
                // It is the end of the arm above as well.
                arm.lines = nil
                arm.movable = nil
            }
            arms.append(arm)
        }
    }

    private var conditionalObstacle: Obstacle? {
        conditions.last.map { reader.obstacle("its arm stands in an '#if'", $0) }
    }

    /// Reads `if let film = descriptor as? FilmDescriptor { … }`, even after `else`.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (type, name) = reader.castType(of: node) else { return .visitChildren }
        var obstacle = conditionalObstacle
        // `if let film = place as? Film, place is New` has one, too.
        if node.conditions.count > 1,
            let other = node.conditions.first(where: { reader.castType(of: $0) == nil }) ?? node.conditions.last
        {
            obstacle = obstacle ?? reader.obstacle("its arm has a condition", other)
        }
        let isValue = Syntax(node).isValue
        var arm = reader.arm(
            type,
            boundTo: name,
            node.body.statements,
            of: node,
            obstacle: obstacle,
            surroundings: surroundings(of: node, node.body.statements),
            isValue: isValue
        )
        if node.isChained { arm.lines = nil }
        arms.append(arm)
        if let rest = node.elseBody { walk(rest) }
        return .skipChildren
    }

    /// Reads `guard let film = descriptor as? FilmDescriptor else { … }`, whose arm is the rest of the function.
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let (type, _) = node.conditions.lazy.compactMap({ self.reader.castType(of: $0) }).first else {
            return .visitChildren
        }
        let obstacle = conditionalObstacle ?? reader.obstacle("a 'guard' decides on it", node)
        arms.append(
            reader.arm(type, boundTo: nil, [], of: node, obstacle: obstacle, surroundings: nil, isValue: false)
        )
        return .visitChildren
    }

    private func surroundings(of node: some SyntaxProtocol, _ statements: CodeBlockItemListSyntax) -> Obstacle? {
        let around = DispatchSurroundings(body: body, isDispatch: reader.decides)
        let found = around.obstacle(around: node, leaves: statements.alwaysReturns)
        return found.map { reader.obstacle($0.reason, $0.node) }
    }
}
