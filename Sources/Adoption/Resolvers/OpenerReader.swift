import SwiftReading
import SwiftSyntax

/// Reads a function that may open screens.
struct OpenerReader {
    let function: FunctionDeclSyntax
    /// The types around it, from the outside.
    let around: [TypeFacts]
    let file: Int
    let isConditional: Bool

    var owner: TypeFacts? { around.last }

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
            around: around.map(\.name),
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
    var name: String {
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

    var isStatic: Bool {
        function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    var result: String? { function.signature.returnClause?.type.trimmedDescription }

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

    func place(of node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
