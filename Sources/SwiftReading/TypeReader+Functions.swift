import SwiftSyntax

extension TypeReader {
    func tuple(_ node: TupleTypeSyntax, _ context: Context) throws(SwiftReadingProblem) -> TypeShape {
        if node.elements.isEmpty { return .void }
        if node.elements.count == 1, let only = node.elements.first {
            if let name = only.firstName { throw fragment.problem("a tuple of one can't have a label", at: name) }
            try refuseParameterMarks(only)
            return try shape(of: only.type, context.inner(allowsEscaping: context.allowsEscaping))
        }
        var elements: [TypeShape.TupleElement] = []
        for element in node.elements {
            try refuseParameterMarks(element)
            if let second = element.secondName { throw fragment.problem("a tuple's label is one name", at: second) }
            let label = try element.firstName.map(fragment.name)
            elements.append(TypeShape.TupleElement(label: label, type: try shape(of: element.type, context.inner())))
        }
        return .tuple(elements)
    }

    func function(_ node: FunctionTypeSyntax, _ context: Context) throws(SwiftReadingProblem) -> TypeShape.Function {
        var function = TypeShape.Function(result: try shape(of: node.returnClause.type, context.inner()))
        for element in node.parameters { function.parameters.append(try parameter(element, context)) }
        guard let effects = node.effectSpecifiers else { return function }
        if let word = effects.asyncSpecifier {
            if word.text != "async" { throw fragment.problem("a function type can't be '\(word.text)'", at: word) }
            function.isAsync = true
        }
        if let clause = effects.throwsClause {
            let word = clause.throwsSpecifier
            if word.text != "throws" { throw fragment.problem("a function type can't be '\(word.text)'", at: word) }
            function.failure =
                try clause.type.map { type throws(SwiftReadingProblem) in
                    .typed(try shape(of: type, context.inner()))
                } ?? .any
        }
        return function
    }

    private func parameter(
        _ element: TupleTypeElementSyntax,
        _ context: Context
    ) throws(SwiftReadingProblem) -> TypeShape.Parameter {
        try refuseEllipsis(element)
        var parameter = TypeShape.Parameter(type: .void)
        if let label = element.firstName, label.text != "_" {
            throw fragment.problem("a function type's parameter has no label; write '_ \(label.text):'", at: label)
        }
        if let name = element.secondName, name.text != "_" { parameter.name = try fragment.name(name) }
        parameter.isInout = element.inoutKeyword != nil
        var type = element.type
        if let attributed = type.as(AttributedTypeSyntax.self), attributed.isInoutOnly {
            parameter.isInout = true
            type = attributed.baseType
        }
        parameter.type = try shape(of: type, context.inner(allowsEscaping: true))
        return parameter
    }

    func refuseParameterMarks(_ element: TupleTypeElementSyntax) throws(SwiftReadingProblem) {
        try refuseEllipsis(element)
        if let word = element.inoutKeyword { throw fragment.problem(Self.inout, at: word) }
    }

    private func refuseEllipsis(_ element: TupleTypeElementSyntax) throws(SwiftReadingProblem) {
        guard let ellipsis = element.ellipsis else { return }
        throw fragment.problem("variadic parameters ('...') can't be used in a spec; write an array", at: ellipsis)
    }

    static let `inout` = "'inout' is only allowed before a parameter of a function type"
}

extension AttributedTypeSyntax {
    /// True if there is only `inout` before the type.
    fileprivate var isInoutOnly: Bool {
        guard attributes.isEmpty, lateSpecifiers.isEmpty, specifiers.count == 1 else { return false }
        guard case .simpleTypeSpecifier(let only)? = specifiers.first else { return false }
        return only.specifier.tokenKind == .keyword(.inout)
    }
}
