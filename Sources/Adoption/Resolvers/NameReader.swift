import SwiftSyntax

/// Reads each name that an expression uses.
final class NameReader: SyntaxVisitor {
    private let reader: ArmExpressionReader
    /// The replacements of tokens.
    private(set) var replaced: [SyntaxIdentifier: String] = [:]
    private(set) var dropped: Set<SyntaxIdentifier> = []
    private(set) var uses: [(ArmExpression.Use, SyntaxIdentifier)] = []
    /// The tokens that nothing can be inserted before.
    private(set) var fixed: Set<SyntaxIdentifier> = []
    private(set) var obstacle: Obstacle?
    private(set) var usesHanded = false
    /// The names that the closures around the current node declare, innermost last.
    private var closures: [Set<String>] = []

    init(reader: ArmExpressionReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let finder = LocalNameFinder(entersClosures: false)
        if let signature = node.signature { finder.walk(signature) }
        finder.walk(node.statements)
        closures.append(finder.names)
        if let bound = reader.bound, finder.names.contains(bound) || finder.names.contains("descriptor") {
            obstacle = obstacle ?? reader.obstacle("its arm calls two things '\(bound)'", node)
        }
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { closures.removeLast() }

    /// Reads a key path, whose names are members of a type that isn't written.
    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        use(node.declName.baseName, of: ArmExpression.Use.keyPath)
        if let arguments = node.genericArgumentClause { walk(arguments) }
        return .skipChildren
    }

    /// Replaces `descriptor as! FilmDescriptor` by the descriptor.
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
                use(name, of: isSelf ? "self" : baseName)
            } else if baseName == reader.bound, !isOwn(baseName) {
                use(name, of: "descriptor")
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

    /// Reads `[film]` before a closure's statements, which uses the name, too.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil {
            fixed.insert(node.name.id)
            read(node.name)
        }
        guard let value = node.initializer?.value, let innermost = closures.popLast() else { return .visitChildren }
        // The closure's own names aren't known yet.
        walk(value)
        closures.append(innermost)
        return .skipChildren
    }

    /// Replaces `Self`: the type around the function isn't the one around the generated method.
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
            if name == environment.parameter, name != reader.bound, !isOwn(name), !reader.locals.contains(name) {
                return replaced[token.id] = "self"
            }
        }
        if token.tokenKind == .keyword(.self) || token.tokenKind == .keyword(.Self) { return }
        if name == reader.bound {
            replaced[token.id] = "descriptor"
        } else if isOwn(name) || name.hasPrefix("$") {
            return
        } else if name == reader.subject {
            obstacle =
                obstacle ?? reader.obstacle("its arm uses '\(name)' without saying which descriptor it is", token)
        } else if reader.locals.contains(name) {
            refuse(token)
        } else if name == reader.handed {
            usesHanded = true
        } else if ["descriptor", "scene"].contains(name) {
            // The generated function calls something of its own that.
            let reason = "its arm calls something else '\(name)'; as 'self.\(name)' it can stand elsewhere"
            obstacle = obstacle ?? reader.obstacle(reason, token)
        } else {
            use(token, of: nil)
        }
    }

    private func isOwn(_ name: String) -> Bool { closures.contains { $0.contains(name) } }

    private func refuse(_ token: TokenSyntax) {
        let reason = "its arm uses '\(token.plainText)', which only the function around it knows"
        obstacle = obstacle ?? reader.obstacle(reason, token)
    }

    private func use(_ token: TokenSyntax, of base: String?) {
        let place = SourcePlace(file: reader.file, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        uses.append((ArmExpression.Use(name: token.plainText, base: base, place: place), token.id))
    }
}
