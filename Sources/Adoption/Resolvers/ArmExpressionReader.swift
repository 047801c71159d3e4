import SwiftSyntax

/// Reads the single expression of an arm, and rewrites it for another place.
struct ArmExpressionReader {
    /// The arm's name for the descriptor; `nil` if it has none.
    let bound: String?
    /// The function's name for the descriptor.
    let subject: String
    /// The function's result type, as written.
    let result: String
    /// The names that are local to the function.
    let locals: Set<String>
    let file: Int
    /// The parameter that becomes `self`.
    var environment: EnvironmentName?
    /// The parameter that the generated method has, too.
    var handed: String?

    func read(_ node: ExprSyntax) -> Result<ArmExpression, Obstacle> {
        let (value, isCast) = withoutCast(node)
        if let obstacle = shapeObstacle(of: value) { return .failure(obstacle) }
        let names = NameReader(reader: self)
        names.walk(value)
        if let obstacle = names.obstacle { return .failure(obstacle) }
        let line = OneLine(of: value, replacing: names.replaced, leavingOut: names.dropped)
        var expression = ArmExpression(
            text: line.text,
            uses: names.uses.map { use, token in
                var use = use
                use.offset = names.fixed.contains(token) ? nil : line.offsets[token]
                return use
            },
            chain: CallChain(isDescriptor: isDescriptor).steps(of: value).map(renamed),
            isCast: isCast
        )
        expression.usesHanded = names.usesHanded
        if let (helper, inner) = handedOver(value), case .success(let wrapped) = read(inner) {
            expression.wrapped = [ArmExpression.Wrapped(helper: helper, value: wrapped)]
        }
        return .success(expression)
    }

    /// Returns true for the descriptor, by the arm's name for it, or cast from the function's.
    private func isDescriptor(_ node: ExprSyntax) -> Bool {
        if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText == bound }
        guard let cast = node.as(SequenceExprSyntax.self), cast.isCast else { return false }
        return cast.elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.plainText == subject
    }

    private func renamed(_ step: ArmExpression.Step) -> ArmExpression.Step {
        guard let environment, case .name(let name) = step else { return step }
        if name == environment.parameter { return .name("self") }
        if name == "Self", let type = environment.typeAround { return .name(type) }
        return step
    }

    /// Returns a helper, which may only cast, and its argument: `cast` and `Film()` for `cast(Film())`.
    private func handedOver(_ node: ExprSyntax) -> (String, ExprSyntax)? {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            name.first?.isLowercase == true
        else { return nil }
        return (name, argument.expression)
    }

    /// Returns the value that is cast to the function's result type, and true if it was.
    private func withoutCast(_ node: ExprSyntax) -> (ExprSyntax, Bool) {
        if let (value, type) = assigned(node), type == nil || type == "Any" || type == result {
            return (withoutCast(value).0, true)
        }
        if let sequence = node.as(SequenceExprSyntax.self), sequence.isCast,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription,
            type == result || type + "?" == result, let first = sequence.elements.first
        {
            return (withoutCast(first).0, true)
        }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            return withoutCast(only.expression)
        }
        return (node, false)
    }

    /// Returns the value and type of an assignment: `Film()` and `Any` for `screen = Film() as Any`.
    private func assigned(_ node: ExprSyntax) -> (ExprSyntax, type: String?)? {
        guard let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            [3, 5].contains(elements.count),
            let variable = elements[0].as(DeclReferenceExprSyntax.self),
            locals.contains(variable.baseName.plainText), elements[1].is(AssignmentExprSyntax.self)
        else { return nil }
        if elements.count == 3 { return (elements[2], nil) }
        guard elements[3].is(UnresolvedAsExprSyntax.self), let type = elements[4].as(TypeExprSyntax.self)?.type else {
            return nil
        }
        return (elements[2], type.trimmedDescription)
    }

    private func shapeObstacle(of node: ExprSyntax) -> Obstacle? {
        for token in node.tokens(viewMode: .sourceAccurate) where token.text.contains(where: \.isNewline) {
            return obstacle("its arm has a text of several lines", token)
        }
        let finder = StatementFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.found.map { obstacle($0.reason, $0.node) }
    }

    func obstacle(_ reason: String, _ node: some SyntaxProtocol) -> Obstacle {
        Obstacle(
            reason: reason,
            place: SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        )
    }
}
