extension CallPlan {
    /// The lines between a member's braces.
    var body: [String] {
        var lines: [String] = []
        lines.reserveCapacity(5)
        for argument in arguments where !argument.preparation.isEmpty { lines += argument.preparation }
        lines += recording
        lines += throwing
        lines += answering
        return lines
    }

    private var recording: [String] {
        guard let value = recordedValue else {
            return [isLocked ? calls + ".record()" : String(parts: shape.helpers, "countCall(&", names.count, ")")]
        }
        if isLocked { return [String(parts: calls, ".record(", value, ")")] }
        guard let last = names.lastArguments, !isOptionalInvocation else {
            let all = String(
                parts: shape.helpers,
                "recordArguments(",
                value,
                ", count: &",
                names.count,
                ", all: &",
                names.invocations,
                ")"
            )
            return (names.lastArguments.map { [String(parts: $0, " = ", value)] } ?? []) + [all]
        }
        return [
            String(
                parts: shape.helpers,
                "recordCall(",
                value,
                ", count: &",
                names.count,
                ", last: &",
                last,
                ", all: &",
                names.invocations,
                ")"
            )
        ]
    }

    /// The recording of an initialiser's arguments; the call itself isn't counted.
    var argumentRecording: [String] {
        guard let value = recordedValue else { return [] }
        if isLocked { return ["\(calls).record(\(value))"] }
        let last = names.lastArguments.map { ["\($0) = \(value)"] } ?? []
        return last + ["\(names.invocations).append(\(value))"]
    }

    private var recordedValue: String? {
        if recorded.isEmpty { return nil }
        if recorded.count == 1 { return recorded[0].record }
        var value = "("
        for argument in recorded {
            if value.utf8.count > 1 { value += ", " }
            value += SwiftNames.argumentLabel(argument.name)
            value += ": "
            value += argument.record
        }
        return value + ")"
    }

    private var throwing: [String] {
        guard hasError, let name = names.error else { return [] }
        return [String(parts: "if let ", name, " { throw ", name, " }")]
    }

    private var answering: [String] {
        switch result.kind {
        case .nothing: return [String(parts: handlerEffects.call, names.handler, "?(", passed, ")")]
        case .never: return ["if let \(names.handler) { \(call) }", failure]
        case .value where !result.canBeGiven: return [failure]
        case .value: return [String(parts: "if let ", names.handler, " { return ", cast(call), " }")] + answer
        }
    }

    private var call: String { String(parts: handlerEffects.call, names.handler, "(", passed, ")") }

    private var passed: String {
        var passed = ""
        var isFirst = true
        for argument in arguments where argument.handlerType != nil {
            if !isFirst { passed += ", " }
            passed += argument.argument
            isFirst = false
        }
        return passed
    }

    private var answer: [String] {
        guard hasResult, let name = names.result else {
            return [(result.fallback ?? result.sample.expression).map { "return " + $0 } ?? failure]
        }
        if result.fallback != nil { return ["return " + cast(name)] }
        if result.initial == nil, !shape.isStrict, let sample = result.sample.expression {
            return ["guard let \(name) else { return \(sample) }", "return " + name]
        }
        if let plain = shape.isStrict ? result.sample.expression ?? result.plain : result.plain {
            if shape.isRelaxed { return ["return \(name) ?? \(plain)"] }
            if shape.isStandalone { return ["return \(shape.helpers)stubbed(\(name), \(place), advice: \(advice))"] }
            return ["return \(shape.helpers)stubbed(\(name), or: \(plain), \(place), advice: \(advice))"]
        }
        guard result.isErased else {
            return [String(parts: "return ", shape.helpers, "stubbed(", name, ", ", place, ", advice: ", advice, ")")]
        }
        return ["return \(shape.helpers)castStub(\(name), \(place), advice: \(advice))"]
    }

    private func cast(_ expression: String) -> String {
        guard result.isErased else { return expression }
        let value = if case .optional = result.type { expression + " as Any" } else { expression }
        return "\(shape.helpers)stubbedValue(\(value), \(place))"
    }

    private var failure: String {
        "\(shape.helpers)unstubbed(\"\(selector)\", of: \"\(type)\", advice: \(advice))"
    }

    private var place: String { String(parts: "for: \"", selector, "\", of: \"", type, "\"") }

    private var advice: String {
        if member.returnsUnescapable { return "\"No mock can: its result can't outlive the call.\"" }
        if !result.canBeGiven { return "\"No mock can: it can't be copied, and only the call knows its type.\"" }
        return String(parts: "\"", names.advice(hasResult: hasResult), result.sample.advice, "\"")
    }

    private var selector: String { SwiftNames.quoted(SignatureText.selector(member)) }

    private var type: String { SwiftNames.quoted(shape.linked.model.name) }
}
