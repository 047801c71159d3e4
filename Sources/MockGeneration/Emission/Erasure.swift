/// Replaces types that only a call knows by types that are known before it.
struct Erasure {
    /// The type that values of each generic parameter are stored as.
    private let replacements: [String: TypeShape]
    private let names: Set<String>
    /// Generic parameters whose values can't be copied, and so can't be stored.
    let noncopyable: Set<String>

    init(_ generics: GenericSignature, isProtocol: (String) -> Bool) {
        if generics.parameters.isEmpty {
            (replacements, names, noncopyable) = ([:], [], [])
            return
        }
        var constraints: [String: [TypeShape]] = [:]
        for parameter in generics.parameters {
            constraints[parameter.name, default: []] += parameter.constraint?.parts ?? []
        }
        for requirement in generics.requirements {
            guard requirement.relation == ":", case .named(let name, []) = requirement.left else { continue }
            constraints[name]? += requirement.right.parts
        }
        names = Set(constraints.keys)
        noncopyable = Set(constraints.filter { $0.value.contains(.suppressed(.named("Copyable", []))) }.keys)
        replacements = constraints.mapValues { Erasure.existential($0, isProtocol) }
    }

    /// Returns true if a value of the type is stored as another type.
    func changes(_ type: TypeShape) -> Bool {
        type.contains { part in
            switch part {
            case .named(let name, _): names.contains(name)
            case .opaque, .pack: true
            case .verbatim(let text): names.contains { text.contains($0) }
            default: false
            }
        }
    }

    func erase(_ type: TypeShape) -> TypeShape {
        guard changes(type) else { return type }
        switch type {
        case .named(let name, []): return replacements[name] ?? .any
        case .optional(let wrapped): return .optional(erase(wrapped))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(erase(wrapped))
        case .array(let element): return .array(erase(element))
        case .dictionary(let key, let value) where !changes(key): return .dictionary(key, erase(value))
        case .attributed(let attributes, let base):
            if case .function = base { return .any }
            return .attributed(attributes, erase(base))
        case .opaque(let base): return Erasure.opaque(base)
        case .pack: return .array(.any)
        default: return .any
        }
    }

    /// Returns the closure's type with erased parameters; `nil` if one can't be converted to the other.
    func erase(_ function: FunctionShape) -> FunctionShape? {
        let isFixed = function.parameters.contains { parameter in
            guard changes(parameter.type) else { return false }
            if parameter.isVariadic || parameter.type.separated.attributes.contains("inout") { return true }
            return parameter.type.contains { if case .pack = $0 { true } else { false } }
        }
        if isFixed { return nil }
        var function = function
        for position in function.parameters.indices {
            function.parameters[position].type = erase(function.parameters[position].type)
        }
        if case .typed(let type) = function.effects.throwing, changes(type) { function.effects.throwing = .any }
        function.result = erase(function.result)
        return function
    }

    /// Returns `any P` only if each part is certain to be a protocol: `any` of a class is an error.
    private static func existential(_ parts: [TypeShape], _ isProtocol: (String) -> Bool) -> TypeShape {
        let parts = parts.filter { $0 != .suppressed(.named("Copyable", [])) }
        if parts.isEmpty { return .any }
        for part in parts {
            guard case .named(let name, []) = part, isProtocol(name) else { return .any }
        }
        if parts == [.named("AnyObject", [])] { return parts[0] }
        return .existential(parts.count == 1 ? parts[0] : .composition(parts))
    }

    /// Returns an existential type, but none with arguments, such as `any Sequence<Int>`, which needs newer systems
    /// than its generic form.
    private static func opaque(_ base: TypeShape) -> TypeShape {
        let isPlain = !base.contains { part in
            if case .named(_, let arguments) = part { return !arguments.isEmpty }
            if case .suppressed = part { return true }
            return false
        }
        if base == .named("Any", []) || base == .named("AnyObject", []) { return base }
        return isPlain ? .existential(base) : .any
    }
}
