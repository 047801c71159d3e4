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
    var generics = GenericSignature()
    var parameters: [Parameter] = []
    var effects = Effects()
    /// Of a property, its type; of an initialiser, nothing.
    var result = TypeShape.void
    var isStatic = false
    var hasSetter = false
    /// `prefix` or `postfix` of an operator.
    var fixity = ""
    /// `init?` has `?`.
    var failability = ""
    /// `@available(…)`, `@discardableResult`, a global actor: each as it is written.
    var attributes: [String] = []
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
    /// The `#if`s around it, the outermost first.
    var conditions: [Condition] = []
    /// What a spec says that its mock returns until a test says otherwise.
    var answer: MockAnswer?
}

/// A parameter of a member.
struct Parameter: Hashable, Sendable {
    /// What a call writes before the argument; `nil` for `_`.
    var label: String?
    /// What it is called inside, without back-ticks.
    var name: String
    var type: TypeShape
    var isVariadic = false
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
