extension CallPlan {
    var isLocked: Bool { shape.locks(isStatic: member.isStatic) }

    /// The name of the object that holds the calls behind a lock.
    var calls: String { base + "Calls" }

    /// The variables that the mock has for the call, in the order in which people look for them.
    var variables: [StateVariable] {
        var count = variable(names.count, shape.standard("Int"), initial: "0", place: "count")
        count.isRecord = true
        var variables = [count]
        if let called = names.called {
            let expression = isLocked ? "\(calls).isCalled" : "\(shape.helpers)wasCalled(\(names.count))"
            variables.append(
                StateVariable(name: called, content: .computed(type: shape.standard("Bool"), expression: expression))
            )
        }
        variables += argumentVariables
        if hasError, let name = names.error {
            variables.append(
                isLocked && typedError != nil
                    ? StateVariable(name: name, content: .locked(type: errorType, place: "_\(name).value"))
                    : variable(name, errorType, place: "error")
            )
        }
        if hasResult, let name = names.result {
            variables.append(variable(name, answerType, initial: answerInitial, place: "answer"))
        }
        if result.canBeGiven {
            variables.append(variable(names.handler, "(\(closureType))?", place: "closure"))
        }
        return variables
    }

    var argumentVariables: [StateVariable] {
        guard let invocation else { return [] }
        var variables: [StateVariable] = []
        if let name = names.lastArguments {
            let place = isOptionalInvocation ? "last ?? nil" : "last"
            var last = variable(name, invocation.optionalOnce.text, place: place)
            if isLocked, isOptionalInvocation { last.isOnlyRead = true }
            last.isRecord = true
            variables.append(last)
        }
        var all = variable(names.invocations, TypeShape.array(invocation).text, initial: "[]", place: "all")
        all.isRecord = true
        variables.append(all)
        return variables
    }

    /// The objects that hold all of them if several threads may use the mock.
    var storage: [LockedStorage] {
        guard isLocked else { return [] }
        let answer = hasResult ? answerHeldType : "Void"
        let arguments = invocation?.text ?? "Void"
        let type = "LockedCalls<\(arguments), \(answer), \(closureType)>"
        let calls = LockedStorage(
            name: calls,
            type: type,
            arguments: hasResult ? "answer: \(answerInitial ?? "nil")" : ""
        )
        guard hasError, typedError != nil, let name = names.error else { return [calls] }
        return [calls, LockedStorage(name: "_" + name, type: "LockedValue<\(errorType)>", arguments: "nil")]
    }

    /// The object that holds an initialiser's arguments if several threads may use the mock.
    var argumentStorage: [LockedStorage] {
        guard isLocked, let invocation else { return [] }
        return [LockedStorage(name: calls, type: "LockedCalls<\(invocation.text), Void, Void>", arguments: "")]
    }

    private func variable(
        _ name: String,
        _ type: String,
        initial: String? = nil,
        place: String
    ) -> StateVariable {
        if isLocked {
            return StateVariable(name: name, content: .locked(type: type, place: "\(calls).\(place)"))
        }
        let isCount = initial == "0" && type == shape.standard("Int")
        let content = StateVariable.Content.stored(type: isCount ? nil : type, initial: initial)
        return StateVariable(name: name, content: content)
    }

    /// Returns the type of one argument, or of several as a tuple; `nil` if nothing is recorded.
    static func invocation(_ recorded: [ArgumentPlan]) -> TypeShape? {
        if recorded.count < 2 { return recorded.first?.recordType }
        return .tuple(
            recorded.map { argument in
                TypeShape.TupleElement(
                    label: SwiftNames.argumentLabel(argument.name),
                    type: argument.recordType ?? .any
                )
            }
        )
    }

    /// True if the recorded type is optional itself, so that the last call has the same type as all others.
    var isOptionalInvocation: Bool { if case .optional? = invocation { true } else { false } }

    private var typedError: TypeShape? {
        if case .typed(let type) = handlerEffects.throwing { type } else { nil }
    }

    private var errorType: String {
        typedError.map { TypeShape.optional($0).text } ?? "(any \(shape.standard("Error")))?"
    }

    private var answerInitial: String? { isAnswerOptional ? nil : result.fallback ?? result.initial }

    private var isAnswerOptional: Bool { if case .optional = result.storage ?? .any { true } else { false } }

    /// The type of the stored result: an optional if there is no initial value.
    private var answerHeldType: String {
        let type = result.storage ?? .any
        return isAnswerOptional || result.fallback != nil ? type.text : TypeShape.optional(type).text
    }

    /// The type that the class declares: an implicitly unwrapped optional in Sourcery's naming.
    private var answerType: String {
        let type = result.storage ?? .any
        let isForced = shape.naming.traits.forcesStubs && !isAnswerOptional && result.fallback == nil
        return isForced ? TypeShape.implicitlyUnwrapped(type).text : answerHeldType
    }

    private var closureType: String {
        let function = FunctionShape(
            parameters: arguments.compactMap { $0.handlerType.map { TypeShape.TupleElement(type: $0) } },
            effects: handlerEffects,
            result: result.type
        )
        return shape.handlerAttributes(of: member) + TypeShape.function(function).text
    }
}
