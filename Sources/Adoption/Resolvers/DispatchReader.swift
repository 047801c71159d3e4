import SwiftSyntax

/// Finds the arms of a function for each type that its descriptor may have.
struct DispatchReader {
    /// The body's name for the descriptor.
    let subject: String
    /// The function's result type, as written.
    let result: String
    /// The function's parameters, both types and values.
    let parameterNames: Set<String>
    /// The type of the descriptor, if the function is generic over it alone.
    let genericName: String?
    let file: Int
    /// The parameter that stands for `self` if arms are read for another type.
    var environment: EnvironmentName?
    /// The parameter that the generated method has, too.
    var handed: String?

    func arms(in body: CodeBlockSyntax) -> [Arm] {
        let finder = ArmFinder(reader: self, body: body)
        finder.walk(body)
        return finder.arms
    }

    func expression(_ node: ExprSyntax, boundTo name: String?) -> Result<ArmExpression, Obstacle> {
        let locals = LocalNames.visible(from: node).union(parameterNames.subtracting([handed].compactMap(\.self)))
        return ArmExpressionReader(
            bound: name,
            subject: subject,
            result: result,
            locals: locals,
            file: file,
            environment: environment,
            handed: handed
        ).read(node)
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

    /// Returns the arm for a type, made of some statements.
    ///
    /// - Parameters:
    ///   - obstacle: the reason why it isn't read any further.
    ///   - surroundings: the reason why the function doesn't always run it, used if it has no obstacle itself.
    ///   - isValue: true if the value of an expression is the function's result, without `return`.
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
        var arm = Arm(type: type.plainName, place: place(of: type), content: content, lines: node.wholeLines)
        if obstacle == nil, surroundings == nil {
            arm.movable = movableStatements(statements, of: Syntax(node), boundTo: name, isValue: isValue)
        }
        return arm
    }

    /// Returns the statements if they can become a method unchanged: they only use the descriptor, and always return.
    private func movableStatements(
        _ statements: CodeBlockItemListSyntax,
        of node: Syntax,
        boundTo name: String?,
        isValue: Bool
    ) -> MovableStatements? {
        let givesValue = isValue && statements.onlyExpression != nil
        guard givesValue || statements.alwaysReturns, let lines = node.linesWithBody(statements) else { return nil }
        // A parameter can't be changed.
        let heading = node.tokens(viewMode: .sourceAccurate).prefix { $0.position < statements.position }
        if heading.contains(where: { $0.tokenKind == .keyword(.var) }) { return nil }
        let locals = LocalNames.visible(from: node).union(parameterNames.filter { $0 != genericName })
        let finder = UsedNames(locals.subtracting([name].compactMap(\.self)))
        finder.walk(statements)
        guard !finder.isFound, !JumpFinder(statements).isFound else { return nil }
        return MovableStatements(body: lines.body, lines: lines.whole, comments: lines.comments, boundName: name)
    }

    func obstacle(_ reason: String, _ node: some SyntaxProtocol) -> Obstacle {
        Obstacle(reason: reason, place: place(of: node))
    }

    private func place(of node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
