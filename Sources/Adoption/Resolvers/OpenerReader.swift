import SwiftReading
import SwiftSyntax

/// Reads a function that may open screens.
struct OpenerReader {
    let function: FunctionDeclSyntax
    let owner: TypeFacts?
    let file: Int
    let isConditional: Bool

    /// `nil` for a function that decides nothing by a descriptor's type.
    var opener: Opener? {
        guard let parameter, let body = function.body, let result else { return nil }
        let isOverload = generic == nil && parameter.type.as(SomeOrAnyTypeSyntax.self) == nil
        let dispatch = dispatch(on: parameter, result)
        var arms = dispatch.arms(in: body)
        let edit = OpenerBody(body, of: function, decidesBy: dispatch.decides)
        // All that it opened may be adopted by now.
        let isAlone = arms.isEmpty && !edit.asksFirst
        if isAlone {
            guard isOverload else { return nil }
            arms = [arm(for: parameter, body, dispatch)]
        }
        return Opener(
            owner: owner?.name ?? "",
            name: name,
            place: place(of: function.name),
            subject: parameter.localName,
            parameterType: constraint ?? parameter.type.plainName,
            genericName: generic,
            result: result,
            isMainActor: function.attributes.names.contains("MainActor"),
            obstacle: obstacle,
            arms: arms,
            isOverload: isAlone,
            body: edit,
            environment: isAlone ? nil : environment(besides: parameter, body, result),
            needsEnvironment: owner == nil || isStatic
        )
    }

    private func dispatch(
        on parameter: FunctionParameterSyntax,
        _ result: String,
        environment: String? = nil
    ) -> DispatchReader {
        DispatchReader(
            subject: parameter.localName,
            result: result,
            parameterNames: parameterNames.subtracting([environment].compactMap(\.self)),
            genericName: function.genericParameterClause?.parameters.count == 1 ? generic : nil,
            file: file,
            environment: environment.map { EnvironmentName(parameter: $0, typeAround: owner?.name) }
        )
    }

    /// The one other parameter, and the arms as a method of its type would have them.
    private func environment(
        besides parameter: FunctionParameterSyntax,
        _ body: CodeBlockSyntax,
        _ result: String
    ) -> EnvironmentParameter? {
        let others = function.signature.parameterClause.parameters.filter { $0.id != parameter.id }
        guard others.count == 1, let other = others.first, other.ellipsis == nil else { return nil }
        let name = other.localName
        let locals = LocalNameFinder()
        locals.walk(body)
        let isAmbiguous = locals.names.contains(name)
        return EnvironmentParameter(
            name: name,
            type: EnvironmentTypeReader(function: function).type(of: other.type),
            arms: dispatch(on: parameter, result, environment: name).arms(in: body).map { arm in
                var arm = arm
                arm.movable = nil
                return arm
            },
            isAsked: body.description.contains("\(name).adoptedScene(for:"),
            obstacle: typeObstacle ?? signatureObstacle
                ?? (isAmbiguous ? obstacle("'\(self.name)' calls something else '\(name)' as well") : nil)
        )
    }

    /// `nil` for a function that doesn't switch over an enum's cases.
    var enumOpener: EnumOpener? {
        guard let parameter = function.signature.parameterClause.parameters.first, let body = function.body, let result,
            generic == nil
        else { return nil }
        let finder = EnumSwitchFinder(subject: parameter.localName)
        finder.walk(body)
        guard finder.isFound else { return nil }
        return EnumOpener(
            owner: owner?.name ?? "",
            name: name,
            parameterType: parameter.type.plainName,
            result: result,
            place: place(of: function.name)
        )
    }

    /// For example: `resolve(_:)`.
    private var name: String {
        let labels = function.signature.parameterClause.parameters.map { "\($0.label ?? "_"):" }
        return "\(function.name.plainText)(\(labels.joined()))"
    }

    /// The descriptor comes first, or behind the environment.
    private var parameter: FunctionParameterSyntax? {
        let all = function.signature.parameterClause.parameters
        guard all.count == 2, let first = all.first, let last = all.last, let body = function.body else {
            return all.first
        }
        let decides = { (parameter: FunctionParameterSyntax) in
            !DispatchReader(
                subject: parameter.localName,
                result: result ?? "",
                parameterNames: [],
                genericName: nil,
                file: file
            ).arms(in: body).isEmpty || body.description.contains("adoptedScene(for: \(parameter.localName))")
        }
        return !decides(first) && decides(last) ? last : first
    }

    private var isStatic: Bool {
        function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    private var result: String? { function.signature.returnClause?.type.trimmedDescription }

    /// The generic parameter that the descriptor's type is.
    private var generic: String? {
        guard let name = parameter?.type.trimmedDescription else { return nil }
        return function.genericParameterClause?.parameters.first { $0.name.plainText == name }?.name.plainText
    }

    private var constraint: String? {
        guard let generic else { return nil }
        let own = function.genericParameterClause?.parameters.first { $0.name.plainText == generic }?.inheritedType
        if let own { return own.plainName }
        return function.genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
            guard case .conformanceRequirement(let node) = requirement.requirement,
                node.leftType.trimmedDescription == generic
            else { return nil }
            return node.rightType.plainName
        }.first
    }

    private func obstacle(_ reason: String) -> Obstacle {
        Obstacle(reason: reason, place: place(of: function.name))
    }

    private var obstacle: Obstacle? {
        guard let owner else { return obstacle("'\(name)' is no method of a type") }
        if owner.isHidden { return obstacle("'\(owner.name)' is private, and generated code can't see it") }
        if owner.name.contains(".") {
            return obstacle("'\(owner.name)' is inside another type, and specs can't name it as the environment")
        }
        if let typeObstacle { return typeObstacle }
        if isStatic { return obstacle("'\(name)' is static, so there is no environment to build with") }
        return signatureObstacle
    }

    /// Of the type around it.
    private var typeObstacle: Obstacle? {
        if owner?.isAvailableInPart == true || function.attributes.names.contains("available") {
            return obstacle("'\(name)' isn't available everywhere")
        }
        if let owner, owner.isGeneric {
            return obstacle("'\(owner.name)' is generic, or extended under a condition")
        }
        return isConditional ? obstacle("'\(name)' stands in an '#if'") : nil
    }

    private var signatureObstacle: Obstacle? {
        if let word = function.modifiers.first(where: {
            ["mutating", "nonisolated", "consuming"].contains($0.name.text)
        }) {
            return obstacle("'\(name)' is \(word.name.text)")
        }
        let effects = function.signature.effectSpecifiers
        if effects?.asyncSpecifier != nil { return obstacle("'\(name)' is async") }
        if effects?.throwsClause != nil { return obstacle("'\(name)' can throw") }
        if result?.hasPrefix("some ") == true { return obstacle("'\(name)' returns an opaque type") }
        return nil
    }

    /// What an overload does for its one descriptor.
    private func arm(for parameter: FunctionParameterSyntax, _ body: CodeBlockSyntax, _ dispatch: DispatchReader) -> Arm
    {
        let content = body.onlyExpression.map { dispatch.expression($0, boundTo: parameter.localName) }
        return Arm(
            type: parameter.type.plainName,
            place: place(of: function.name),
            content: content ?? .failure(dispatch.obstacle("it is built by several statements", body.statements)),
            lines: nil
        )
    }

    private var parameterNames: Set<String> {
        let values = function.signature.parameterClause.parameters.map(\.localName)
        return Set(values + (function.genericParameterClause?.parameters.map(\.name.plainText) ?? []))
    }

    private func place(of node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

extension OpenerBody {
    /// - Parameter decides: whether a statement decides by the descriptor's type; those above it run first.
    fileprivate init(_ body: CodeBlockSyntax, of function: FunctionDeclSyntax, decidesBy decides: (Syntax) -> Bool) {
        end = function.endPositionBeforeTrailingTrivia.utf8Offset
        declaration = function.positionAfterSkippingLeadingTrivia.utf8Offset
        generics = function.genericParameterClause?.trimmedDescription ?? ""
        requirements = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        let statements = Array(body.statements)
        let position = statements.firstIndex { decides(Syntax($0)) } ?? 0
        let first = statements.isEmpty ? nil : statements[position]
        let above = position > 0 ? statements[position - 1].endPositionBeforeTrailingTrivia : nil
        opening = (above ?? body.leftBrace.endPositionBeforeTrailingTrivia).utf8Offset
        start = (first?.positionAfterSkippingLeadingTrivia ?? body.leftBrace.endPosition).utf8Offset
        let only = body.statements.count == 1 ? first?.item.valueWithoutReturn : nil
        implicitReturn = only?.positionAfterSkippingLeadingTrivia.utf8Offset
        asksFirst = body.description.contains("adoptedScene(for:")
    }
}

extension CodeBlockItemSyntax.Item {
    /// A `switch` or `if` whose branches are values.
    fileprivate var valueWithoutReturn: Syntax? {
        let node: Syntax
        switch self {
        case .expr(let expression): node = Syntax(expression)
        case .stmt(let statement):
            node = Syntax(statement.as(ExpressionStmtSyntax.self)?.expression) ?? Syntax(statement)
        case .decl: return nil
        }
        guard node.is(SwitchExprSyntax.self) || node.is(IfExprSyntax.self) else { return nil }
        return node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) } ? nil : node
    }
}
