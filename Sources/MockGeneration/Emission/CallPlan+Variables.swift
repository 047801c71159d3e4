extension CallPlan {
    /// What the mock holds for the call, in the order in which people look for it.
    var variables: [StateVariable] {
        var variables = [counter]
        if let called = names.called {
            let isCalled = StateVariable.Content.computed(type: "Bool", expression: "\(names.count) > 0")
            variables.append(StateVariable(name: called, content: isCalled))
        }
        variables += argumentVariables
        if hasError, let name = names.error {
            variables.append(StateVariable(name: name, content: .stored(type: errorType, initial: nil)))
        }
        if hasResult, let name = names.result { variables.append(resultVariable(name)) }
        variables.append(StateVariable(name: names.handler, content: .stored(type: handlerType, initial: nil)))
        return variables
    }

    private var counter: StateVariable {
        StateVariable(
            name: names.count,
            content: .stored(type: nil, initial: "0"),
            isOnlyRead: shape.naming.hasMemberwiseInitializer
        )
    }

    var argumentVariables: [StateVariable] {
        if recorded.isEmpty { return [] }
        var variables: [StateVariable] = []
        if let name = names.lastArguments {
            let type = invocation.optionalOnce.text
            variables.append(StateVariable(name: name, content: .stored(type: type, initial: nil)))
        }
        let list = TypeShape.array(invocation).text
        variables.append(
            StateVariable(
                name: names.invocations,
                content: .stored(type: list, initial: "[]"),
                isOnlyRead: shape.naming.hasMemberwiseInitializer
            )
        )
        return variables
    }

    /// One argument, or several as a tuple.
    private var invocation: TypeShape {
        if recorded.count == 1, let type = recorded[0].recordType { return type }
        return .tuple(
            recorded.map { argument in
                TypeShape.TupleElement(
                    label: SwiftNames.argumentLabel(argument.name),
                    type: argument.recordType ?? .any
                )
            }
        )
    }

    private var errorType: String {
        if case .typed(let type) = handlerEffects.throwing { return TypeShape.optional(type).text }
        return "(any Error)?"
    }

    private func resultVariable(_ name: String) -> StateVariable {
        let type = result.storage ?? .any
        if case .optional = type { return StateVariable(name: name, content: .stored(type: type.text, initial: nil)) }
        if let fallback = result.fallback {
            return StateVariable(name: name, content: .stored(type: type.text, initial: fallback))
        }
        return StateVariable(name: name, content: .stored(type: TypeShape.optional(type).text, initial: nil))
    }

    private var handlerType: String {
        let function = FunctionShape(
            parameters: arguments.compactMap { $0.handlerType.map { TypeShape.TupleElement(type: $0) } },
            effects: handlerEffects,
            result: result.type
        )
        return "(" + shape.handlerAttributes(of: member) + TypeShape.function(function).text + ")?"
    }
}
