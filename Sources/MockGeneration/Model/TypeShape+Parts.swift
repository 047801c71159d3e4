extension TypeShape {
    /// What stands before a type, and the type.
    var separated: (attributes: [String], base: TypeShape) {
        guard case .attributed(let attributes, let base) = self else { return ([], self) }
        let (more, innermost) = base.separated
        return (attributes + more, innermost)
    }

    /// `Recipe?` of `Recipe!`, which only some places can have.
    var withoutUnwrapping: TypeShape {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        return self
    }

    /// `Recipe?` of `Recipe`, and of `Recipe?`.
    var optionalOnce: TypeShape {
        switch self {
        case .optional: self
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        default: .optional(self)
        }
    }

    /// Whether it may be nothing.
    var isOptional: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    /// `Step` of `Recipe.Step`; all of what isn't a name.
    var lastName: String {
        switch self {
        case .named(let name, _), .member(_, let name, _): name
        default: text
        }
    }

    /// Without anything that matters only to who calls.
    var withoutOwnership: TypeShape {
        let (attributes, base) = separated
        let kept = attributes.filter { $0.hasPrefix("@") && $0 != "@escaping" }
        return kept.isEmpty ? base : .attributed(kept, base)
    }

    /// Whether every file knows the type, whatever it imports.
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

    /// Whether nothing in a standard type keeps it from being sendable.
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

    /// Whether it says that a value need not have a capability. For example: `Recipe & ~Copyable`.
    func suppresses(_ capability: String) -> Bool {
        switch self {
        case .suppressed(let base): [.named(capability, []), .optional(.named(capability, []))].contains(base)
        case .composition(let parts): parts.contains { $0.suppresses(capability) }
        default: false
        }
    }

    /// Whether the type can be copied, whatever else the sources declare.
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
