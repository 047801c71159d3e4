extension TypeShape {
    /// The types of a composition; the type itself if it is none.
    var parts: [TypeShape] {
        if case .composition(let parts) = self { return parts }
        return [self]
    }

    /// The attributes before a type, and the type without them.
    var separated: (attributes: [String], base: TypeShape) {
        guard case .attributed(let attributes, let base) = self else { return ([], self) }
        let (more, innermost) = base.separated
        return (attributes + more, innermost)
    }

    /// The type without implicit unwrapping, which only some positions allow: `Recipe?` for `Recipe!`.
    var withoutUnwrapping: TypeShape {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        return self
    }

    /// The type as an optional: `Recipe?` for `Recipe`, and for `Recipe?`.
    var optionalOnce: TypeShape {
        switch self {
        case .optional: self
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        default: .optional(self)
        }
    }

    /// True if it may be `nil`.
    var isOptional: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    /// The last name: `Step` for `Recipe.Step`; the whole text if it isn't a name.
    var lastName: String {
        switch self {
        case .named(let name, _), .member(_, let name, _): name
        default: text
        }
    }

    /// The first name: `Recipe` for `Recipe.Step`; the whole text if it isn't a name.
    var firstName: String {
        switch self {
        case .named(let name, _): name
        case .member(let base, _, _): base.firstName
        default: text
        }
    }

    /// The type without modifiers that only matter to callers.
    var withoutOwnership: TypeShape {
        let (attributes, base) = separated
        let kept = attributes.filter { $0.hasPrefix("@") && $0 != "@escaping" }
        return kept.isEmpty ? base : .attributed(kept, base)
    }

    /// True if every file knows the type, whatever it imports.
    var isStandard: Bool {
        !contains { part in
            switch part {
            case .named(let name, _): !TypeShape.standard.contains(name)
            case .member, .verbatim: true
            default: false
            }
        }
    }

    private static let standard = copyable.subtracting(["Data", "Date", "URL", "UUID"])
        .union(["Void", "Never", "Optional", "Result", "Error", "Sendable", "Equatable", "Hashable"])

    /// True if nothing in a standard type keeps it from being sendable.
    var isSurelySendable: Bool {
        !contains { part in
            switch part {
            case .function: true
            case .named(let name, _): TypeShape.unsendable.contains(name)
            default: false
            }
        }
    }

    private static let unsendable: Set<String> = ["Any", "AnyObject", "Equatable", "Hashable"]

    /// Returns true if it suppresses a capability. For example: `Recipe & ~Copyable`.
    func suppresses(_ capability: String) -> Bool {
        switch self {
        case .suppressed(let base): [.named(capability, []), .optional(.named(capability, []))].contains(base)
        case .composition(let parts): parts.contains { $0.suppresses(capability) }
        default: false
        }
    }

    /// True if the type is copyable, whatever the sources declare.
    var isSurelyCopyable: Bool {
        switch self {
        case .array, .dictionary, .function, .metatype: true
        case .existential(let base): !base.suppresses("Copyable")
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.isSurelyCopyable
        case .tuple(let elements): elements.allSatisfy { $0.type.isSurelyCopyable }
        case .named(let name, _): TypeShape.copyable.contains(name)
        default: false
        }
    }

    private static let copyable: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set", "Data", "Date", "URL", "UUID", "Any",
        "AnyObject",
    ]
}
