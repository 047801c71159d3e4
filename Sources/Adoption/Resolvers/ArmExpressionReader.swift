import SwiftReading
import SwiftSyntax

/// Reads the one expression of an arm, and writes it anew for another place.
struct ArmExpressionReader {
    /// What the arm calls the descriptor; `nil` where it has no name for it.
    let bound: String?
    /// What the function calls it.
    let subject: String
    /// What the function returns, as written.
    let result: String
    /// Names that mean something within the function only.
    let locals: Set<String>
    let file: Int
    /// The parameter that becomes `self`.
    var environment: EnvironmentName?

    func read(_ node: ExprSyntax) -> Result<ArmExpression, Obstacle> {
        let (value, isCast) = withoutCast(node)
        if let obstacle = shapeObstacle(of: value) { return .failure(obstacle) }
        let names = NameReader(reader: self)
        names.walk(value)
        if let obstacle = names.obstacle { return .failure(obstacle) }
        var expression = ArmExpression(
            text: OneLine.text(of: value, replacing: names.replaced, leavingOut: names.dropped),
            uses: names.uses,
            chain: CallChain.steps(of: value).map(renamed),
            isCast: isCast
        )
        if let (helper, inner) = handedOver(value), case .success(let wrapped) = read(inner) {
            expression.wrapped = [ArmExpression.Wrapped(helper: helper, value: wrapped)]
        }
        return .success(expression)
    }

    private func renamed(_ step: ArmExpression.Step) -> ArmExpression.Step {
        guard let environment, case .name(let name) = step else { return step }
        if name == environment.parameter { return .name("self") }
        if name == "Self", let type = environment.typeAround { return .name(type) }
        return step
    }

    /// `cast` and `Film()` of `cast(Film())`, which may be all that the helper does.
    private func handedOver(_ node: ExprSyntax) -> (String, ExprSyntax)? {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            name.first?.isLowercase == true
        else { return nil }
        return (name, argument.expression)
    }

    /// What is cast to the function's result, or handed to a helper that does so.
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

    /// `Film()` and `Any` of `screen = Film() as Any`.
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

    fileprivate func obstacle(_ reason: String, _ node: some SyntaxProtocol) -> Obstacle {
        Obstacle(
            reason: reason,
            place: SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        )
    }
}

/// Finds what makes more than an expression of an arm.
private final class StatementFinder: SyntaxVisitor {
    private(set) var found: (reason: String, node: Syntax)?

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if node.count > 1 { found = found ?? ("its arm has a closure of several statements", Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { found = found ?? ("its arm can throw", Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm waits", Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm decides something", Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm decides something", Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: MissingExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm can't be read", Syntax(node))
        return .skipChildren
    }
}

/// Looks at each name that an expression uses.
private final class NameReader: SyntaxVisitor {
    private let reader: ArmExpressionReader
    /// What is written in the place of a token.
    private(set) var replaced: [SyntaxIdentifier: String] = [:]
    private(set) var dropped: Set<SyntaxIdentifier> = []
    private(set) var uses: [ArmExpression.Use] = []
    private(set) var obstacle: Obstacle?
    /// Names that closures of the expression bring themselves.
    private var own: Set<String> = []

    init(reader: ArmExpressionReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let finder = LocalNameFinder()
        finder.walk(node)
        own.formUnion(finder.names)
        if let bound = reader.bound, finder.names.contains(bound) || finder.names.contains("descriptor") {
            obstacle = obstacle ?? reader.obstacle("its arm calls two things '\(bound)'", node)
        }
        return .visitChildren
    }

    /// `descriptor as! FilmDescriptor` is the descriptor.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.isCast, let first = node.elements.first?.as(DeclReferenceExprSyntax.self),
            first.baseName.plainText == reader.subject, reader.bound != reader.subject
        else { return .visitChildren }
        replaced[first.baseName.id] = "descriptor"
        for element in node.elements.dropFirst() {
            for token in element.tokens(viewMode: .sourceAccurate) { dropped.insert(token.id) }
        }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .skipChildren }
        let name = node.declName.baseName
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            let baseName = reference.baseName.plainText
            let isSelf = reference.baseName.tokenKind == .keyword(.self)
            if let environment = reader.environment, baseName == environment.parameter {
                use(name, of: "self")
            } else if let type = reader.environment?.typeAround, baseName == "Self" {
                use(name, of: type)
            } else if isSelf || baseName.first?.isUppercase == true {
                use(name, of: isSelf ? nil : baseName)
            }
        }
        walk(base)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        read(node.baseName)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if reader.locals.contains(node.name.plainText) { refuse(node.name) }
        if reader.environment != nil, node.name.plainText == "Self" { return readSelf(node.name) }
        use(node.name, of: nil)
        return .visitChildren
    }

    /// `[film]` in front of a closure's statements names it as well.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil { read(node.name) }
        return .visitChildren
    }

    /// The type around the function isn't the one around the generated method.
    private func readSelf(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if let type = reader.environment?.typeAround, token.tokenKind == .keyword(.Self) {
            replaced[token.id] = type
            use(token, of: nil)
        } else {
            let reason = "its arm uses 'self', the '\(reader.environment?.typeAround ?? "type")' around it"
            obstacle = obstacle ?? reader.obstacle(reason, token)
        }
        return .visitChildren
    }

    private func read(_ token: TokenSyntax) {
        let name = token.plainText
        if let environment = reader.environment {
            if token.tokenKind == .keyword(.self) || token.tokenKind == .keyword(.Self) { return _ = readSelf(token) }
            if name == environment.parameter, name != reader.bound, !own.contains(name), !reader.locals.contains(name) {
                return replaced[token.id] = "self"
            }
        }
        if token.tokenKind == .keyword(.self) || token.tokenKind == .keyword(.Self) { return }
        if name == reader.bound {
            replaced[token.id] = "descriptor"
        } else if own.contains(name) || name.hasPrefix("$") {
            return
        } else if name == reader.subject {
            obstacle =
                obstacle ?? reader.obstacle("its arm uses '\(name)' without saying which descriptor it is", token)
        } else if reader.locals.contains(name) {
            refuse(token)
        } else if ["descriptor", "scene"].contains(name) {
            // The generated function calls something of its own that.
            let reason = "its arm calls something else '\(name)'; as 'self.\(name)' it can stand elsewhere"
            obstacle = obstacle ?? reader.obstacle(reason, token)
        } else {
            use(token, of: nil)
        }
    }

    private func refuse(_ token: TokenSyntax) {
        let reason = "its arm uses '\(token.plainText)', which only the function around it knows"
        obstacle = obstacle ?? reader.obstacle(reason, token)
    }

    private func use(_ token: TokenSyntax, of base: String?) {
        let place = SourcePlace(file: reader.file, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        uses.append(ArmExpression.Use(name: token.plainText, base: base, place: place))
    }
}
