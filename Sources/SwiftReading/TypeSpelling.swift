extension TypeShape {
    /// The type in normal form.
    var spelling: String {
        switch self {
        case .named(let segments): segments.map(\.spelling).joined(separator: ".")
        case .optional(let wrapped): wrapped.spellingBeforeSuffix + "?"
        case .array(let element): "[\(element.spelling)]"
        case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
        case .tuple(let elements): "(" + elements.map(\.spelling).joined(separator: ", ") + ")"
        case .function(let function): function.spelling
        case .existential(let constraint): "any \(constraint.spelling)"
        case .composition(let parts): parts.map(\.spellingBeforeSuffix).joined(separator: " & ")
        case .metatype(let base, let suffix): "\(base.spellingBeforeSuffix).\(suffix)"
        }
    }

    /// The spelling in parentheses, if a `?`, `.Type` or `&` would otherwise only apply to its last part.
    private var spellingBeforeSuffix: String {
        switch self {
        case .function, .existential, .composition: "(\(spelling))"
        default: spelling
        }
    }
}

extension TypeShape.Segment {
    var spelling: String {
        let name = name == "Any" ? name : SwiftIdentifier.spelled(name, as: .type)
        return arguments.isEmpty ? name : "\(name)<\(arguments.map(\.spelling).joined(separator: ", "))>"
    }
}

extension TypeShape.TupleElement {
    var spelling: String {
        guard let label else { return type.spelling }
        return "\(SwiftIdentifier.spelled(label, as: .argumentLabel)): \(type.spelling)"
    }
}

extension TypeShape.Parameter {
    var spelling: String {
        let type = (isInout ? "inout " : "") + type.spelling
        guard let name else { return type }
        return "_ \(SwiftIdentifier.spelled(name, as: .argumentLabel)): \(type)"
    }
}

extension TypeShape.Function {
    var spelling: String {
        var parts: [String] = []
        if isEscaping { parts.append("@escaping") }
        if let globalActor { parts.append("@\(globalActor.spelling)") }
        if isSendable { parts.append("@Sendable") }
        parts.append("(" + parameters.map(\.spelling).joined(separator: ", ") + ")")
        if isAsync { parts.append("async") }
        switch failure {
        case .none: break
        case .any: parts.append("throws")
        case .typed(let error): parts.append("throws(\(error.spelling))")
        }
        return parts.joined(separator: " ") + " -> " + result.spelling
    }
}

extension SwiftIdentifier {
    /// Returns a known-valid name as spelled in code at that place.
    ///
    /// For example: `default` as a declaration is `` `default` ``.
    public static func spelled(_ name: String, as role: Role) -> String {
        Keywords.needingBackticks(as: role).contains(name) ? "`\(name)`" : name
    }
}
