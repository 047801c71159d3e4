extension CallPlan {
    /// The lines between a member's braces.
    var body: [String] {
        arguments.flatMap(\.preparation) + recording + throwing + answering
    }

    private var prefix: String { shape.prefix(isStatic: member.isStatic) }

    private var recording: [String] { locked(["\(names.count) += 1"] + argumentLines) }

    /// What an initialiser records: that it ran goes without saying.
    var argumentRecording: [String] { locked(argumentLines) }

    private var argumentLines: [String] {
        if recorded.isEmpty { return [] }
        let elements = recorded.map { "\(SwiftNames.argumentLabel($0.name)): \($0.record)" }
        let value = recorded.count == 1 ? recorded[0].record : "(" + elements.joined(separator: ", ") + ")"
        let last = names.lastArguments.map { ["\($0) = \(value)"] } ?? []
        return last + ["\(names.invocations).append(\(value))"]
    }

    private func locked(_ lines: [String]) -> [String] {
        guard shape.locks(isStatic: member.isStatic), !lines.isEmpty else { return lines }
        if lines.count == 1 { return ["\(prefix)withLock { $0.\(lines[0]) }"] }
        return ["\(prefix)withLock {"] + lines.map { line in "    $0." + line } + ["}"]
    }

    private var throwing: [String] {
        guard hasError, let name = names.error else { return [] }
        return ["if let \(bound(name)) { throw \(name) }"]
    }

    private var answering: [String] {
        let call = handlerEffects.call + names.handler + "(" + passed + ")"
        switch result.kind {
        case .nothing: return ["if let \(bound(names.handler)) { \(call) }"]
        case .never: return ["if let \(bound(names.handler)) { \(call) }", failure]
        case .value: return ["if let \(bound(names.handler)) { return \(cast(call)) }"] + answer
        }
    }

    private var passed: String {
        arguments.filter { $0.handlerType != nil }.map(\.argument).joined(separator: ", ")
    }

    private var answer: [String] {
        if hasResult, let name = names.result {
            if result.fallback != nil { return ["return " + cast(prefix + name)] }
            if let sample = result.sample.expression {
                return ["guard let \(bound(name)) else { return \(sample) }", "return " + name]
            }
            return ["guard let \(bound(name)) else {", "    " + failure, "}", "return " + cast(name)]
        }
        return [(result.fallback ?? result.sample.expression).map { "return " + $0 } ?? failure]
    }

    /// `if let fooClosure` of the class's own property, `if let fooClosure = mockState.fooClosure` of another.
    private func bound(_ name: String) -> String { prefix.isEmpty ? name : "\(name) = \(prefix)\(name)" }

    private func cast(_ expression: String) -> String {
        guard result.isErased else { return expression }
        let value = if case .optional = result.type { expression + " as Any" } else { expression }
        return "\(shape.helpers)stubbedValue(\(value), \(place))"
    }

    private var failure: String {
        let advice = names.advice(hasResult: hasResult) + result.sample.advice
        let type = SwiftNames.quoted(shape.linked.model.name)
        let selector = SwiftNames.quoted(SignatureText.selector(member))
        return "\(shape.helpers)unstubbed(\"\(selector)\", of: \"\(type)\", advice: \"\(advice)\")"
    }

    private var place: String {
        let selector = SwiftNames.quoted(SignatureText.selector(member))
        return "for: \"\(selector)\", of: \"\(SwiftNames.quoted(shape.linked.model.name))\""
    }
}
