import SwiftSyntax

/// The statements of an arm that can become a method of the same type unchanged.
struct MovableStatements: Hashable, Sendable {
    /// The range after the arm's heading, to the end of its last line; it may begin with a line break.
    var body: Range<Int>
    /// The lines of the whole arm, with comments directly above it; of the first arm of a chain, the text up to the
    /// next arm.
    var lines: Range<Int>
    /// The lines of those comments.
    var comments: Range<Int>
    /// The arm's name for the descriptor; `nil` if it has none.
    var boundName: String?
}

extension Syntax {
    /// Returns the lines of an arm, and those of its statements; `nil` if other text is on the same lines, or if a
    /// comment would be lost.
    func linesWithBody(_ statements: CodeBlockItemListSyntax) -> (
        whole: Range<Int>, comments: Range<Int>, body: Range<Int>
    )? {
        guard let first = firstToken(viewMode: .sourceAccurate), first.leadingTrivia.contains(where: \.isNewline),
            let body = body(of: statements)
        else { return nil }
        if let node = self.as(IfExprSyntax.self), node.isChained {
            guard let next = node.nextOfFirst else { return nil }
            // Comments above it may be about the whole chain.
            let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
            return (start..<next.utf8Offset, start..<start, body)
        }
        guard let last = lastToken(viewMode: .sourceAccurate), let next = last.nextToken(viewMode: .sourceAccurate),
            next.leadingTrivia.contains(where: \.isNewline)
        else { return nil }
        let margin = first.leadingTrivia.reversed().prefix { $0.isSpaceOrTab }.reduce(0) {
            $0 + $1.sourceLength.utf8Length
        }
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset - margin
        guard let below = next.leadingTrivia.first(where: \.isNewline) else { return nil }
        let isTwo = if case .carriageReturnLineFeeds = below { true } else { false }
        let end = last.endPosition.utf8Offset + (isTwo ? 2 : 1)
        let comments = (start - first.leadingTrivia.lengthOfLastComments(above: margin))..<start
        return (comments.lowerBound..<end, comments, body)
    }

    /// Returns the range of an arm's statements, with a comment behind its heading; `nil` if the arm has comments
    /// anywhere else but above it.
    private func body(of statements: CodeBlockItemListSyntax) -> Range<Int>? {
        guard let first = statements.firstToken(viewMode: .sourceAccurate),
            let heading = first.previousToken(viewMode: .sourceAccurate),
            let last = statements.lastToken(viewMode: .sourceAccurate)
        else { return nil }
        let isBelow = first.leadingTrivia.contains(where: \.isNewline)
        guard isBelow || heading.trailingTrivia.allSatisfy(\.isSpaceOrTab) else { return nil }
        let statements = first.position..<last.endPosition
        let around = position..<(self.as(IfExprSyntax.self)?.nextOfFirst ?? endPosition)
        let hasOtherComments = tokens(viewMode: .sourceAccurate).contains { token in
            around.contains(token.position) && !statements.contains(token.position)
                && (token.position > position && token.leadingTrivia.hasComments
                    || token.id != heading.id && token.trailingTrivia.hasComments)
        }
        if hasOtherComments { return nil }
        let start = heading.trailingTrivia.hasComments ? heading.endPositionBeforeTrailingTrivia : first.position
        let end = last.trailingTrivia.hasComments ? last.endPosition : last.endPositionBeforeTrailingTrivia
        return start.utf8Offset..<end.utf8Offset
    }
}

extension IfExprSyntax {
    /// True if it has an `else`, or stands behind one.
    var isChained: Bool { elseBody != nil || parent?.is(IfExprSyntax.self) == true }

    /// The place of the second `if` of a chain, which can begin it as well, for the first `if`; `nil` for any other.
    fileprivate var nextOfFirst: AbsolutePosition? {
        guard parent?.is(IfExprSyntax.self) != true, case .ifExpr(let next) = elseBody else { return nil }
        return next.positionAfterSkippingLeadingTrivia
    }
}

extension Trivia {
    /// Returns the length in bytes of comment lines directly above the last line, without an empty line in between.
    ///
    /// - Parameter margin: the bytes of the last line.
    fileprivate func lengthOfLastComments(above margin: Int) -> Int {
        let emptyLine = pieces.lastIndex { $0.lineBreaks > 1 }
        guard let start = emptyLine ?? pieces.firstIndex(where: \.isNewline) else { return 0 }
        let lines = Trivia(pieces: pieces[(start + 1)...])
        return lines.hasComments ? lines.sourceLength.utf8Length - margin : 0
    }
}

extension TriviaPiece {
    fileprivate var lineBreaks: Int {
        switch self {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
        default: 0
        }
    }
}

extension CodeBlockItemListSyntax {
    /// True if code after it is never reached, as far as can be told without types.
    var alwaysReturns: Bool {
        guard let last else { return false }
        switch last.item {
        case .stmt(let statement):
            if statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self) { return true }
            return statement.as(ExpressionStmtSyntax.self)?.expression.alwaysReturns ?? false
        case .expr(let expression): return expression.alwaysReturns
        case .decl(let declaration):
            guard let clauses = declaration.as(IfConfigDeclSyntax.self)?.clauses else { return false }
            return clauses.last?.condition == nil
                && clauses.allSatisfy { clause in
                    if case .statements(let inner) = clause.elements { inner.alwaysReturns } else { false }
                }
        }
    }
}

extension ExprSyntax {
    fileprivate var alwaysReturns: Bool {
        if let node = self.as(SwitchExprSyntax.self) {
            return node.cases.allSatisfy { element in
                if case .switchCase(let item) = element { item.statements.alwaysReturns } else { false }
            }
        }
        guard let node = self.as(IfExprSyntax.self), node.body.statements.alwaysReturns else { return false }
        switch node.elseBody {
        case .codeBlock(let block): return block.statements.alwaysReturns
        case .ifExpr(let next): return ExprSyntax(next).alwaysReturns
        case nil: return false
        }
    }
}

/// Finds uses of a function's names in some statements.
final class UsedNames: SyntaxVisitor {
    private let names: Set<String>
    private(set) var isFound = false

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
        if names.contains(node.baseName.plainText) { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.name.plainText) { isFound = true }
        return .visitChildren
    }

    /// Finds `[title]` before a closure.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, names.contains(node.name.plainText) { isFound = true }
        return .visitChildren
    }

    /// Finds `if let title`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        if node.initializer == nil, let name, names.contains(name) { isFound = true }
        return .visitChildren
    }
}
