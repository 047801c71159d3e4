/// The single expression that makes a screen, in a form for another file of the app.
struct ArmExpression: Hashable, Sendable {
    /// A name that has to be usable in the other file.
    struct Use: Hashable, Sendable {
        var name: String
        /// The expression before it, even `self`, which a parameter may become; `nil` if there is none.
        var base: String?
        var place: SourcePlace
        /// The offset in the text at which it begins; `nil` if nothing can be inserted before it.
        var offset: Int?
        /// The base of a member in a key path, whose type isn't written.
        static let keyPath = "\\"
    }

    /// The text on one line, with `descriptor` for the variable bound to it.
    var text: String
    /// The names that it uses of the file around it.
    var uses: [Use]
    /// The steps from a name to the value: `Film`, a call, `.screen`, a call.
    var chain: [Step]
    /// True if it was cast to the function's result type, so that the compiler doesn't know its own type.
    var isCast: Bool
    /// True if it uses the parameter that the generated method has, too.
    var usesHanded = false
    /// The value that it passes to a helper, at most one: the helper may only cast it.
    var wrapped: [Wrapped] = []

    struct Wrapped: Hashable, Sendable {
        var helper: String
        var value: ArmExpression
    }

    /// An argument of a call.
    struct Argument: Hashable, Sendable {
        /// The label, if any.
        var label: String?
        /// True if it is the descriptor itself.
        var isDescriptor: Bool
    }

    enum Step: Hashable, Sendable {
        case name(String)
        case member(String)
        case call([Argument])
        /// An operation that shows no type.
        case other
    }
}
