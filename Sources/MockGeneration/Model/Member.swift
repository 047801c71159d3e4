/// What a protocol asks for: a method, a property, a subscript or an initialiser.
struct Member: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case method
        case property
        case `subscript`
        case initializer
    }

    var kind: Kind
    /// Without back-ticks; `subscript` and `init` for those without a name.
    var name: String
    var parameters: [Parameter] = []
    var effects = Effects()
    /// Of a property, its type; of an initialiser, nothing.
    var result = TypeShape.void
    var isStatic = false
    var hasSetter = false
    var isNonisolated = false
    /// A requirement of Objective-C that nobody has to meet.
    var isOptional = false
    /// The result, or the property's type, is another name for a closure.
    var returnsClosure = false
    /// It is a value that can't be copied, and so not be held.
    var returnsUncopyable = false
    /// It is a value that can't outlive the call, which no closure can hand out either.
    var returnsUnescapable = false
    var place: Place
    /// Most members have none of it, and members are copied often.
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

    /// `prefix` or `postfix` of an operator.
    var fixity: String {
        get { rare.parts.fixity }
        set { change { $0.fixity = newValue } }
    }

    /// `init?` has `?`.
    var failability: String {
        get { rare.parts.failability }
        set { change { $0.failability = newValue } }
    }

    /// `@available(…)`, `@discardableResult`, a global actor: each as it is written.
    var attributes: [String] {
        get { rare.parts.attributes }
        set { change { $0.attributes = newValue } }
    }

    /// The `#if`s around it, the outermost first.
    var conditions: [Condition] {
        get { rare.parts.conditions }
        set { change { $0.conditions = newValue } }
    }

    /// What a spec says that its mock returns until a test says otherwise.
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

/// What few members have, in one place for all copies of a member; it is never changed, but replaced.
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
    /// What a call writes before the argument; `nil` for `_`.
    var label: String?
    /// What it is called inside, without back-ticks.
    var name: String
    var type: TypeShape
    var isVariadic = false
    /// The attributes before its names: `@ViewBuilder`, which is no part of the type.
    var attributes: [String] = []
    /// The type is another name for a closure.
    var isClosure = false
    /// The value can't be copied, and so not be recorded.
    var isUncopyable = false
    /// The value can't outlive the call.
    var isUnescapable = false
}

/// The part between angle brackets, and the `where` that goes with it.
struct GenericSignature: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        var name: String
        var constraint: TypeShape?
        /// `each Item`.
        var isPack = false
    }

    struct Requirement: Hashable, Sendable {
        var left: TypeShape
        /// `:` or `==`.
        var relation: String
        var right: TypeShape
    }

    var parameters: [Parameter] = []
    var requirements: [Requirement] = []
}
