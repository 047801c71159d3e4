/// Limits of types in emitted code: a parser accepts more than the compiler does.
extension TypeShape {
    /// A part of the type that has no values, whatever its names mean: `~Copyable` without `any` or `some`, or `<T> T`.
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
        case .verbatim(let text): text.utf8.first == UInt8(ascii: "<") ? self : nil
        case .existential, .opaque: nil
        }
    }

    /// True if it can follow the colon of an associated type.
    var isConstraint: Bool {
        switch self {
        case .named(let name, _): name != "_"
        case .member, .existential, .opaque: true
        case .composition(let parts): parts.allSatisfy(\.isConstraint)
        case .suppressed(let base): base.isConstraint
        default: false
        }
    }

    /// True if it can be the type in `throws(…)`.
    var canBeThrown: Bool {
        switch self {
        case .named, .member, .existential, .opaque: valuelessPart == nil
        default: false
        }
    }
}

extension [TypeShape] {
    var valuelessPart: TypeShape? { lazy.compactMap(\.valuelessPart).first }
}
