extension TypeShape {
    /// A part of the type that no value has, whatever the names in it mean: `~Copyable` without `any` or `some` before it. A parser
    /// takes more for a type than the compiler does.
    var valuelessPart: TypeShape? {
        switch self {
        case .suppressed: self
        case .composition(let parts): parts.valuelessPart == nil ? nil : self
        case .named(_, let arguments): arguments.valuelessPart
        case .member(let base, _, let arguments): ([base] + arguments).valuelessPart
        case .optional(let base), .implicitlyUnwrapped(let base), .array(let base), .metatype(let base, _),
            .attributed(_, let base), .pack(let base):
            base.valuelessPart
        case .dictionary(let key, let value): [key, value].valuelessPart
        case .tuple(let elements): elements.map(\.type).valuelessPart
        case .function(let function): (function.parameters.map(\.type) + [function.result]).valuelessPart
        case .existential, .opaque, .verbatim: nil
        }
    }
}

extension [TypeShape] {
    var valuelessPart: TypeShape? { lazy.compactMap(\.valuelessPart).first }
}
