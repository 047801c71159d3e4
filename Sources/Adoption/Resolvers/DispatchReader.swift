import SwiftReading
import SwiftSyntax

/// Finds what a function does for each type that its descriptor may be.
struct DispatchReader {
    /// What the body calls the descriptor.
    let subject: String
    /// What the function returns, as written.
    let result: String
    /// The function's parameters, of types and values.
    let parameterNames: Set<String>
    let file: Int

    func arms(in body: CodeBlockSyntax) -> [Arm] {
        let finder = ArmFinder(reader: self, body: body)
        finder.walk(body)
        return finder.arms
    }

    func expression(_ node: ExprSyntax, boundTo name: String?) -> Result<ArmExpression, Obstacle> {
        let locals = LocalNames.visible(from: node).union(parameterNames)
        return ArmExpressionReader(bound: name, subject: subject, result: result, locals: locals, file: file).read(node)
    }

    func isSubject(_ node: ExprSyntax) -> Bool {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): name.baseName.plainText == subject
        case .tupleExpr(let tuple): tuple.elements.count == 1 && tuple.elements.allSatisfy { isSubject($0.expression) }
        // `descriptor as Any`
        case .sequenceExpr(let sequence): sequence.isCast && sequence.elements.first.map(isSubject) == true
        default: false
        }
    }

    /// The arm for a type, made by some statements.
    ///
    /// - Parameters:
    ///   - obstacle: why it isn't looked at any closer.
    ///   - surroundings: why it isn't always what the function does, unless something in it stands against it already.
    ///   - isValue: whether the value of an expression is what the function gives, without a word.
    func arm(
        _ type: TypeSyntax,
        boundTo name: String?,
        _ statements: CodeBlockItemListSyntax,
        of node: some SyntaxProtocol,
        obstacle: Obstacle?,
        surroundings: Obstacle?,
        isValue: Bool
    ) -> Arm {
        var content: Result<ArmExpression, Obstacle>
        if let obstacle {
            content = .failure(obstacle)
        } else if let only = statements.onlyExpression, isValue || statements.givesValueItself {
            content = expression(only, boundTo: name)
        } else {
            content = .failure(self.obstacle("its arm has statements of its own", statements))
        }
        if case .success = content, let surroundings { content = .failure(surroundings) }
        return Arm(type: type.plainName, place: place(of: type), content: content, lines: node.wholeLines)
    }

    func obstacle(_ reason: String, _ node: some SyntaxProtocol) -> Obstacle {
        Obstacle(reason: reason, place: place(of: node))
    }

    private func place(of node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// Walks a body without going into functions and closures within it.
private final class ArmFinder: SyntaxVisitor {
    private let reader: DispatchReader
    private(set) var arms: [Arm] = []
    /// The `#if`s around the place.
    private var conditions: [IfConfigDeclSyntax] = []

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
        add(node.cases, of: node, above: &above)
        return .skipChildren
    }

    /// - Parameter above: why an arm may not be reached, because of one above it.
    private func add(_ cases: SwitchCaseListSyntax, of node: SwitchExprSyntax, above: inout Obstacle?) {
        for element in cases {
            switch element {
            case .switchCase(let item): add(item, of: node, &above)
            case .ifConfigDecl(let condition):
                conditions.append(condition)
                for clause in condition.clauses {
                    if case .switchCases(let inner) = clause.elements { add(inner, of: node, above: &above) }
                }
                conditions.removeLast()
            }
        }
    }

    private func add(_ node: SwitchCaseSyntax, of whole: SwitchExprSyntax, _ above: inout Obstacle?) {
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
            arms.append(
                reader.arm(
                    type,
                    boundTo: name,
                    node.statements,
                    of: node,
                    obstacle: obstacle,
                    surroundings: above ?? surroundings(of: whole, node.statements),
                    isValue: isValue
                )
            )
        }
    }

    private var conditionalObstacle: Obstacle? {
        conditions.last.map { reader.obstacle("its arm stands in an '#if'", $0) }
    }

    /// `if let film = descriptor as? FilmDescriptor { … }`, also behind `else`.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (type, name) = castType(of: node) else { return .visitChildren }
        let isChained = node.elseBody != nil || node.parent?.is(IfExprSyntax.self) == true
        var obstacle = conditionalObstacle
        if node.conditions.count > 1, let other = node.conditions.first(where: { castType(of: $0) == nil }) {
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
        if isChained { arm.lines = nil }
        arms.append(arm)
        if let rest = node.elseBody { walk(rest) }
        return .skipChildren
    }

    private func surroundings(of node: some SyntaxProtocol, _ statements: CodeBlockItemListSyntax) -> Obstacle? {
        let around = DispatchSurroundings(body: body, isDispatch: isDispatch)
        let found = around.obstacle(around: node, leaves: statements.last?.item.is(ReturnStmtSyntax.self) == true)
        return found.map { reader.obstacle($0.reason, $0.node) }
    }

    /// Whether a statement does nothing but decide by the descriptor's type.
    private func isDispatch(_ node: Syntax) -> Bool { reader.decides(node) }

    private func castType(of node: IfExprSyntax) -> (TypeSyntax, String?)? { reader.castType(of: node) }
    private func castType(of element: ConditionElementSyntax) -> (TypeSyntax, String?)? { reader.castType(of: element) }
}

extension DispatchReader {
    /// Whether a statement does nothing but decide by the descriptor's type.
    func decides(_ node: Syntax) -> Bool {
        if let item = node.as(CodeBlockItemSyntax.self) { return decides(Syntax(item.item)) }
        if let statement = node.as(ExpressionStmtSyntax.self) { return decides(Syntax(statement.expression)) }
        if let statement = node.as(ReturnStmtSyntax.self) {
            return statement.expression.map { decides(Syntax($0)) } ?? false
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.contains { $0.initializer.map { decides(Syntax($0.value)) } ?? false }
        }
        if let node = node.as(SwitchExprSyntax.self) { return isSubject(node.subject) }
        return node.as(IfExprSyntax.self).map { castType(of: $0) != nil } ?? false
    }

    func castType(of node: IfExprSyntax) -> (TypeSyntax, String?)? {
        node.conditions.lazy.compactMap { castType(of: $0) }.first
    }

    func castType(of element: ConditionElementSyntax) -> (TypeSyntax, String?)? {
        switch element.condition {
        case .optionalBinding(let binding):
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let sequence = binding.initializer?.value.as(SequenceExprSyntax.self), sequence.isCast,
                let first = sequence.elements.first, isSubject(first),
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            else { return nil }
            return (type, name)
        case .expression(let expression):
            guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
                let first = elements.first, isSubject(first),
                elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }),
                let type = elements.last?.as(TypeExprSyntax.self)?.type
            else { return nil }
            return (type, nil)
        case .matchingPattern(let node):
            guard isSubject(node.initializer.value), let (type, name) = node.pattern.castType else { return nil }
            return (type, name)
        default: return nil
        }
    }
}

extension SequenceExprSyntax {
    /// `x as T`, `x as? T` or `x as! T`, and nothing else.
    var isCast: Bool { elements.count == 3 && elements.contains { $0.is(UnresolvedAsExprSyntax.self) } }
}

extension PatternSyntax {
    /// `Film` and `film` of `let film as Film`, and `Film` of `is Film`.
    fileprivate var castType: (TypeSyntax, String?)? {
        switch self.as(PatternSyntaxEnum.self) {
        case .isTypePattern(let node): return (node.type, nil)
        case .valueBindingPattern(let node): return node.pattern.castType
        case .expressionPattern(let node):
            guard let sequence = node.expression.as(SequenceExprSyntax.self), sequence.isCast,
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type, let first = sequence.elements.first
            else { return nil }
            if first.is(DiscardAssignmentExprSyntax.self) { return (type, nil) }
            let pattern = first.as(PatternExprSyntax.self)?.pattern
            let name =
                pattern?.as(IdentifierPatternSyntax.self)
                ?? pattern?.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
            guard let name = name?.identifier.plainText ?? first.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            else { return nil }
            return (type, name)
        default: return nil
        }
    }
}

extension SyntaxProtocol {
    /// The bytes of all its lines, where nothing else stands in them and no comment would be lost.
    fileprivate var wholeLines: Range<Int>? {
        guard let first = firstToken(viewMode: .sourceAccurate), let last = lastToken(viewMode: .sourceAccurate),
            let next = last.nextToken(viewMode: .sourceAccurate),
            !tokens(viewMode: .sourceAccurate).contains(where: {
                $0.leadingTrivia.hasComments || $0.trailingTrivia.hasComments
            })
        else { return nil }
        guard first.leadingTrivia.contains(where: \.isNewline), next.leadingTrivia.contains(where: \.isNewline) else {
            return nil
        }
        // Blank lines above go as well: the line's own break is the first of the trivia.
        let above = first.leadingTrivia.first?.newlineLength ?? 0
        // Up to the same place of the line that comes next: the line's end is one of trivia behind the last token.
        guard let below = next.leadingTrivia.first?.newlineLength, above > 0, below > 0 else { return nil }
        let start = first.position.utf8Offset + above
        return start..<last.endPosition.utf8Offset + below
    }
}

extension TriviaPiece {
    /// Of the first line break; 0 for anything else.
    fileprivate var newlineLength: Int {
        switch self {
        case .newlines(let count), .carriageReturns(let count): count > 0 ? 1 : 0
        case .carriageReturnLineFeeds(let count): count > 0 ? 2 : 0
        default: 0
        }
    }
}

extension Trivia {
    fileprivate var hasComments: Bool {
        contains {
            switch $0 {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}

extension Syntax {
    /// Whether a `switch` or `if` is itself what a function returns or a variable is.
    fileprivate var isValue: Bool {
        guard let parent else { return false }
        if parent.is(ExpressionStmtSyntax.self) || parent.is(IfExprSyntax.self) { return parent.isValue }
        guard let item = parent.as(CodeBlockItemSyntax.self) else { return true }
        return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
            && item.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == true
    }
}

extension CodeBlockItemListSyntax {
    /// It returns or assigns.
    fileprivate var givesValueItself: Bool {
        switch first?.item {
        case .stmt(let statement): statement.is(ReturnStmtSyntax.self)
        case .expr(let expression):
            expression.as(SequenceExprSyntax.self)?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        default: false
        }
    }
}

extension CodeBlockSyntax {
    var onlyExpression: ExprSyntax? { statements.onlyExpression }
}

extension CodeBlockItemListSyntax {
    /// The value of a body that has just one: with or without `return`, or assigned to a variable.
    var onlyExpression: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        switch item {
        case .decl: return nil
        case .stmt(let statement):
            if let node = statement.as(ReturnStmtSyntax.self) { return node.expression }
            return statement.as(ExpressionStmtSyntax.self)?.expression
        case .expr(let expression): return expression
        }
    }
}
