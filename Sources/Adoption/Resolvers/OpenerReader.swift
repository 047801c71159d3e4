import SwiftSyntax

/// Reads a function that may open screens.
struct OpenerReader {
    let function: FunctionDeclSyntax
    /// The types around it, outermost first.
    let around: [TypeFacts]
    let file: Int
    let isConditional: Bool
    /// The parameter of the descriptor.
    let parameter: FunctionParameterSyntax?

    init(function: FunctionDeclSyntax, around: [TypeFacts], file: Int, isConditional: Bool) {
        self.function = function
        self.around = around
        self.file = file
        self.isConditional = isConditional
        parameter = OpenerReader.descriptor(of: function, file: file)
    }

    var owner: TypeFacts? { around.last }

    /// The opener; `nil` for a function that doesn't decide by a descriptor's type.
    var opener: Opener? {
        guard let parameter, let body = function.body, let result else { return nil }
        let isOverload = generic == nil && parameter.type.as(SomeOrAnyTypeSyntax.self) == nil
        let dispatch = dispatch(on: parameter, result)
        var arms = movable(dispatch.arms(in: body))
        let edit = OpenerBody(body, of: function, decidesBy: dispatch.decides)
        // All that it opened may be adopted by now.
        let isAlone = arms.isEmpty && !edit.asksFirst
        if isAlone {
            guard isOverload else { return nil }
            arms = [arm(for: parameter, body, dispatch)]
        }
        return Opener(
            owner: owner?.name ?? "",
            around: around.map(\.name),
            name: name,
            place: place(of: function.name),
            subject: parameter.localName,
            parameterType: constraint ?? parameter.type.plainName,
            genericName: generic,
            result: result,
            head: MemberFacts.Method(function),
            obstacle: obstacle,
            arms: arms,
            isOverload: isAlone,
            isMovable: isAlone && isMovable(body),
            body: edit,
            environment: isAlone ? nil : environment(besides: parameter, body, result),
            handed: isAlone ? nil : handed(besides: parameter, body, result),
            needsEnvironment: owner == nil || isStatic
        )
    }

    func dispatch(
        on parameter: FunctionParameterSyntax,
        _ result: String,
        environment: String? = nil,
        handed: String? = nil
    ) -> DispatchReader {
        DispatchReader(
            subject: parameter.localName,
            result: result,
            parameterNames: parameterNames.subtracting([environment].compactMap(\.self)),
            genericName: function.genericParameterClause?.parameters.count == 1 ? generic : nil,
            file: file,
            environment: environment.map { EnvironmentName(parameter: $0, typeAround: owner?.name) },
            handed: handed
        )
    }

    /// The opener by enum; `nil` for a function that doesn't switch over an enum's cases.
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

    /// Returns an overload's arm for its single descriptor.
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

    /// True if a function beside it could be used in other files, and use its types.
    private var allowsFunctionsBeside: Bool {
        owner?.hidesTypes != true && (function.genericParameterClause?.parameters.count ?? 0) < 2
            && result?.contains(where: \.isNewline) == false
    }

    /// Returns the arms, without movable statements if no function can be beside this one.
    func movable(_ arms: [Arm]) -> [Arm] {
        if allowsFunctionsBeside { return arms }
        return arms.map { arm in
            var arm = arm
            arm.movable = nil
            return arm
        }
    }

    /// Returns true if an overload's body means the same in another method. A result builder would change its meaning.
    private func isMovable(_ body: CodeBlockSyntax) -> Bool {
        let known: Set<String> = ["MainActor", "Swift.MainActor", "discardableResult", "objc"]
        return allowsFunctionsBeside && !JumpFinder(body).isFound
            && function.attributes.names.allSatisfy(known.contains) && function.genericParameterClause == nil
            && function.signature.parameterClause.parameters.count == 1
            && parameter?.ellipsis == nil && parameter?.type.is(AttributedTypeSyntax.self) == false
    }

    func place(of node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
