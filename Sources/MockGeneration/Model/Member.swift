/// A requirement of a protocol: a method, property, subscript or initialiser.
struct Member: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case method
        case property
        case `subscript`
        case initializer
    }

    var kind: Kind
    /// The name without back-ticks; `subscript` and `init` for members without a name.
    var name: String
    var parameters: [Parameter] = []
    var effects = Effects()
    /// The result type, or a property's type; `void` for an initialiser.
    var result = TypeShape.void
    var isStatic = false
    var hasSetter = false
    var isNonisolated = false
    /// True for an optional requirement of Objective-C.
    var isOptional = false
    /// True if the result, or the property's type, is an alias for a closure.
    var returnsClosure = false
    /// True if it is a noncopyable value, which can't be stored.
    var returnsUncopyable = false
    /// True if it is a nonescapable value, which no closure can return either.
    var returnsUnescapable = false
    var place: Place
    /// The parts that most members lack, stored separately because members are copied often.
    private var rare = RareParts.none

    init(kind: Kind, name: String, place: Place) {
        self.kind = kind
        self.name = name
        self.place = place
    }
}

extension Member {
    var generics: GenericSignature {
        get { rare.parts.generics }
        set { change { $0.generics = newValue } }
    }

    /// `prefix` or `postfix` for an operator.
    var fixity: String {
        get { rare.parts.fixity }
        set { change { $0.fixity = newValue } }
    }

    /// `?` for `init?`.
    var failability: String {
        get { rare.parts.failability }
        set { change { $0.failability = newValue } }
    }

    /// The attributes as written: `@available(…)`, `@discardableResult`, a global actor.
    var attributes: [String] {
        get { rare.parts.attributes }
        set { change { $0.attributes = newValue } }
    }

    /// The `#if`s around it, outermost first.
    var conditions: [Condition] {
        get { rare.parts.conditions }
        set { change { $0.conditions = newValue } }
    }

    /// The default result of its mock, from a spec.
    var answer: MockAnswer? {
        get { rare.parts.answer }
        set { change { $0.answer = newValue } }
    }

    private mutating func change(_ change: (inout RareParts.Values) -> Void) {
        var parts = rare.parts
        change(&parts)
        if parts != rare.parts { rare = RareParts(parts) }
    }
}

/// The parts that few members have, shared by all copies of a member. Never changed, only replaced.
private final class RareParts: Hashable, Sendable {
    struct Values: Hashable, Sendable {
        var generics = GenericSignature()
        var fixity = ""
        var failability = ""
        var attributes: [String] = []
        var conditions: [Condition] = []
        var answer: MockAnswer?
    }

    static let none = RareParts(Values())

    let parts: Values

    init(_ parts: Values) { self.parts = parts }

    static func == (one: RareParts, other: RareParts) -> Bool { one === other || one.parts == other.parts }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A parameter of a member.
struct Parameter: Hashable, Sendable {
    /// The argument label; `nil` for `_`.
    var label: String?
    /// The local name, without back-ticks.
    var name: String
    var type: TypeShape
    var isVariadic = false
    /// The attributes before its names, such as `@ViewBuilder`, which aren't part of the type.
    var attributes: [String] = []
    /// True if the type is an alias for a closure.
    var isClosure = false
    /// True if the value is noncopyable, and so can't be recorded.
    var isUncopyable = false
    /// True if the value is nonescapable.
    var isUnescapable = false
}

/// Generic parameters, and the `where` clause.
struct GenericSignature: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        var name: String
        var constraint: TypeShape?
        /// True for `each Item`.
        var isPack = false
    }

    struct Requirement: Hashable, Sendable {
        var left: TypeShape
        /// `:` or `==`.
        var relation: String
        var right: TypeShape

        /// Returns the requirement with changed types.
        func map(_ change: (TypeShape) -> TypeShape) -> Requirement {
            Requirement(left: change(left), relation: relation, right: change(right))
        }
    }

    var parameters: [Parameter] = []
    var requirements: [Requirement] = []
}
