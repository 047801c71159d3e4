import SwiftSyntax

/// The code around an arm in the body of its function, which could keep the generated switch from doing the same.
struct DispatchSurroundings {
    let body: CodeBlockSyntax
    let isDispatch: (Syntax) -> Bool

    /// Returns the reason why the function doesn't always run an arm for its descriptor.
    ///
    /// - Parameters:
    ///   - node: the `switch` or `if` around the arm.
    ///   - leaves: true if the arm returns.
    func obstacle(around node: some SyntaxProtocol, leaves: Bool) -> (reason: String, node: Syntax)? {
        guard let item = item(around: Syntax(node)) else {
            return ("its arm is inside another statement", Syntax(node))
        }
        if let nested = nesting(of: Syntax(node), in: item) { return ("its arm is inside another statement", nested) }
        let items = Array(body.statements)
        guard let position = items.firstIndex(where: { $0.id == item.id }) else { return nil }
        // The generated switch is asked right before the first of them.
        let first = items.firstIndex { isDispatch(Syntax($0)) } ?? position
        if first < position, let other = items[first..<position].first(where: { !isHarmless($0) }) {
            return ("statements above its arm have to run first", Syntax(other))
        }
        if leaves || item.item.is(ReturnStmtSyntax.self) { return nil }
        return changed(behind: items[(position + 1)...])
    }

    /// Returns the statement of the body itself around a node.
    private func item(around node: Syntax) -> CodeBlockItemSyntax? {
        var current = node
        while let parent = current.parent {
            if parent.id == Syntax(body.statements).id { return current.as(CodeBlockItemSyntax.self) }
            current = parent
        }
        return nil
    }

    /// Returns the statement between an arm and the body that decides whether the arm is reached.
    private func nesting(of node: Syntax, in item: CodeBlockItemSyntax) -> Syntax? {
        var current = node
        while let parent = current.parent, current.id != Syntax(item).id {
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(SwitchCaseSyntax.self)
            {
                return parent
            }
            if parent.is(IfExprSyntax.self), !isDispatch(parent) { return parent }
            current = parent
        }
        return nil
    }

    private func isHarmless(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.is(VariableDeclSyntax.self) || item.item.is(FunctionDeclSyntax.self)
            || isDispatch(Syntax(item)) && !doesMore(Syntax(item.item))
    }

    /// Returns true if a dispatch does something for descriptors that it has no arm for, and goes on below it.
    private func doesMore(_ node: Syntax) -> Bool {
        if let statement = node.as(ExpressionStmtSyntax.self) { return doesMore(Syntax(statement.expression)) }
        if let node = node.as(SwitchExprSyntax.self) { return node.cases.contains(where: doesMore) }
        switch node.as(IfExprSyntax.self)?.elseBody {
        case .ifExpr(let next): return !isDispatch(Syntax(next)) || doesMore(Syntax(next))
        case .codeBlock(let block): return doesMore(block.statements)
        case nil: return false
        }
    }

    private func doesMore(_ element: SwitchCaseListSyntax.Element) -> Bool {
        guard case .switchCase(let node) = element else { return false }
        if case .case(let label) = node.label, label.caseItems.allSatisfy({ $0.pattern.castType != nil }) {
            return false
        }
        return doesMore(node.statements)
    }

    /// Returns true unless statements return, give the screen, or are none.
    private func doesMore(_ statements: CodeBlockItemListSyntax) -> Bool {
        guard let first = statements.first, !statements.alwaysReturns else { return false }
        let isBreak = if case .stmt(let statement) = first.item { statement.is(BreakStmtSyntax.self) } else { false }
        return !isBreak && (statements.count > 1 || !statements.givesValueItself)
    }

    /// Returns the change of the screen before it is returned, if any.
    private func changed(behind items: ArraySlice<CodeBlockItemSyntax>) -> (String, Syntax)? {
        for item in items where !isDispatch(Syntax(item)) {
            if case .stmt(let statement) = item.item, let node = statement.as(ReturnStmtSyntax.self) {
                return isPlain(node.expression) ? nil : ("what it makes is changed before it is returned", Syntax(item))
            }
            return ("what it makes is used before it is returned", Syntax(item))
        }
        return nil
    }

    /// Returns true for `screen`, even with a cast.
    private func isPlain(_ node: ExprSyntax?) -> Bool {
        guard let node else { return false }
        if let tuple = node.as(TupleExprSyntax.self) {
            return tuple.elements.count == 1 && isPlain(tuple.elements.first?.expression)
        }
        if let sequence = node.as(SequenceExprSyntax.self) {
            return sequence.isCast && isPlain(sequence.elements.first)
        }
        if let forced = node.as(ForceUnwrapExprSyntax.self) { return isPlain(forced.expression) }
        return node.is(DeclReferenceExprSyntax.self)
    }
}
