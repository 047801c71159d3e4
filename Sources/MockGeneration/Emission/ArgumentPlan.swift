/// The way that a mock records and passes on one argument of a call.
struct ArgumentPlan {
    /// The name of the record, without back-ticks.
    var name: String
    /// The type that it is recorded as; `nil` if it can't outlive the call.
    var recordType: TypeShape?
    /// The expression that is recorded.
    var record: String
    /// The type of the closure's parameter; `nil` if the argument can't be passed on.
    var handlerType: TypeShape?
    /// The expression that the closure is called with.
    var argument: String
    /// The lines before the recording.
    var preparation: [String] = []

    /// Attributes and modifiers of the protocol's parameter that a recorded type drops.
    private static let dropped: Set<String> = [
        "@escaping", "@autoclosure", "@noescape", "inout", "borrowing", "consuming", "sending", "__owned", "__shared",
        "isolated", "_const",
    ]

    init(_ parameter: Parameter, local: String, erasure: Erasure) {
        let written = SwiftNames.local(local)
        var (attributes, base) = parameter.type.separated
        name = parameter.name
        record = written
        argument = written
        if attributes.contains("@autoclosure"), case .function(let function) = base {
            let values =
                function.effects == Effects() && function.result != .void && !attributes.contains("@Sendable")
            self = ArgumentPlan(autoclosure: function, parameter, written, attributes, erasure, isEvaluated: values)
            return
        }
        if case .pack(let pattern) = base {
            let list = parameter.name + "Values"
            recordType = .array(.any)
            handlerType = .array(.any)
            (record, argument) = (list, list)
            preparation = [
                "var \(list): [Any] = []",
                "for value in repeat each \(written) { \(list).append(\(pattern.isOptional ? "value as Any" : "value")) }",
            ]
            return
        }
        if parameter.isVariadic { base = .array(base) }
        var isFunction = parameter.isClosure
        if case .function = base { isFunction = true }
        let kept = attributes.filter { !ArgumentPlan.dropped.contains($0) }
        var held = erasure.erase(base.withoutUnwrapping)
        let isErased = erasure.changes(base)
        if base.mentions(erasure.noncopyable) { return }
        if isErased, parameter.isClosure, !attributes.contains("@escaping") { return }
        if isErased, case .function(let function) = base {
            guard let erased = erasure.erase(function) else {
                // A closure that can't outlive the call can't be made `Any` either.
                if attributes.contains("@escaping") { (recordType, handlerType) = (.any, .any) }
                return
            }
            held = .function(erased)
            adapt(function, written, erasure)
        } else if isErased, case .optional(let wrapped) = base.withoutUnwrapping {
            let (marks, inner) = wrapped.separated
            if case .function(let function) = inner, let erased = erasure.erase(function) {
                let closure = TypeShape.function(erased)
                held = .optional(marks.isEmpty ? closure : .attributed(marks, closure))
                adaptOptional(function, written, to: marks.isEmpty ? closure : .attributed(marks, closure), erasure)
            }
        }
        let stored = kept.isEmpty ? held : .attributed(kept, held)
        recordType = stored
        handlerType = stored
        if attributes.contains("@escaping"), isFunction || !isErased {
            handlerType = .attributed(ArgumentPlan.escaping(kept), held)
        } else if isFunction, !parameter.isVariadic {
            recordType = nil
        }
        if attributes.contains("inout"), !isErased {
            handlerType = .attributed(["inout"], stored)
            argument = "&" + written
        }
        if parameter.isUncopyable || parameter.isUnescapable { recordType = nil }
        if parameter.isUnescapable, attributes.contains("inout") { handlerType = nil }
        if let ownership = attributes.first(where: { $0 == "borrowing" || $0 == "consuming" }), !base.isSurelyCopyable {
            recordType = nil
            handlerType = isErased ? nil : .attributed([ownership], stored)
        }
    }

    /// Adds `@escaping` after modifiers: Swift parses `nonisolated(nonsending)` and the like only before attributes.
    private static func escaping(_ attributes: [String]) -> [String] {
        if attributes.isEmpty { return ["@escaping"] }
        return attributes.filter { !$0.hasPrefix("@") } + ["@escaping"] + attributes.filter { $0.hasPrefix("@") }
    }

    /// Creates the plan for an autoclosure, which the mock evaluates at once to record its value.
    private init(
        autoclosure function: FunctionShape,
        _ parameter: Parameter,
        _ written: String,
        _ attributes: [String],
        _ erasure: Erasure,
        isEvaluated: Bool
    ) {
        name = parameter.name
        record = parameter.name + "Value"
        argument = written + "()"
        if isEvaluated {
            recordType = erasure.erase(function.result)
            preparation = ["let \(record) = \(written)()"]
            argument = record
        } else {
            argument = function.effects.call + argument
        }
        var held = function
        held.result = erasure.erase(function.result)
        handlerType = .attributed(attributes, .function(held))
    }

    /// Wraps a closure that takes values of generic types in one that takes them erased.
    private mutating func adapt(_ function: FunctionShape, _ written: String, _ erasure: Erasure) {
        guard function.parameters.contains(where: { erasure.changes($0.type) }) else { return }
        let call = call(of: written, function, erasure)
        (record, argument) = (call, call)
    }

    /// Wraps an optional closure in the same way, before it is recorded.
    private mutating func adaptOptional(
        _ function: FunctionShape,
        _ written: String,
        to type: TypeShape,
        _ erasure: Erasure
    ) {
        let erased = name + "Erased"
        let call = call(of: "closure", function, erasure)
        preparation = ["let \(erased) = \(written).map { closure -> \(type.text) in \(call) }"]
        (record, argument) = (erased, erased)
    }

    private func call(of closure: String, _ function: FunctionShape, _ erasure: Erasure) -> String {
        let arguments = function.parameters.enumerated().map { position, parameter in
            let value = "$\(position)"
            return erasure.changes(parameter.type)
                ? "stubbedValue(\(value), for: \"\(name)\", of: \"a closure\")" : value
        }
        return "{ \(function.effects.call)\(closure)(\(arguments.joined(separator: ", "))) }"
    }
}
