/// The one expression that makes a screen, so that it can stand in another file of the app.
struct ArmExpression: Hashable, Sendable {
    /// A name that its file must be able to use elsewhere.
    struct Use: Hashable, Sendable {
        var name: String
        /// What stands before it, also `self`, which a parameter may become; `nil` for nothing.
        var base: String?
        var place: SourcePlace
        /// The byte of the text at which it begins; `nil` where nothing can be written before it.
        var offset: Int?
        /// A member in a key path, of a type that isn't written.
        static let keyPath = "\\"
    }

    /// In one line, with `descriptor` for what it is bound to.
    var text: String
    /// What it mentions of the file around it.
    var uses: [Use]
    /// The way from a name to the value: `Film`, a call, `.screen`, a call.
    var chain: [Step]
    /// It was cast to what the function returns, so that its own type isn't known to the compiler by that.
    var isCast: Bool
    /// It uses the parameter that the generated method has as well.
    var usesHanded = false
    /// What it hands to a helper, at most one: the helper may do no more than cast it.
    var wrapped: [Wrapped] = []

    struct Wrapped: Hashable, Sendable {
        var helper: String
        var value: ArmExpression
    }

    /// What stands between a call's parentheses.
    struct Argument: Hashable, Sendable {
        /// `nil` for none.
        var label: String?
        /// It is the descriptor itself.
        var isDescriptor: Bool
    }

    enum Step: Hashable, Sendable {
        case name(String)
        case member(String)
        case call([Argument])
        /// Something that says nothing about a type.
        case other
    }
}
