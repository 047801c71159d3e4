/// A function of the app that makes screens from descriptors: the resolver, or one of its overloads.
struct Opener: Sendable {
    /// The type that it is a method of, including the types around that one. For example: `Dependencies`.
    var owner: String
    /// The types around it, outermost first; Swift looks names up in each.
    var around: [String]
    /// The name. For example: `resolve(_:)`.
    var name: String
    var place: SourcePlace
    /// The body's name for the descriptor.
    var subject: String
    /// The protocol of the descriptors, or a single descriptor's type if each has an overload.
    var parameterType: String
    /// The generic parameter: `D` in `resolve<D: ScreenDescriptor>`.
    var genericName: String?
    /// The result type as written.
    var result: String
    /// Its declaration, in the form of its type's methods.
    var head: MemberFacts.Method
    /// The reason why none of its arms can be moved, if any.
    var obstacle: Obstacle?
    var arms: [Arm] = []
    /// True if it is one of several functions that take one descriptor's type each.
    var isOverload = false
    /// True if its body can be another method's, word for word.
    var isMovable = false
    /// The parts of its body that an edit needs.
    var body: OpenerBody
    /// Its other parameter, if it has exactly one.
    var environment: EnvironmentParameter?
    /// Its other parameter, if the generated method has it, too.
    var handed: HandedParameter?
    /// True if it is static or outside of types, so that only a parameter can provide the environment of arms.
    var needsEnvironment = false
    /// The type around the function if `owner` is the type of a parameter; empty for a function outside of types.
    var typeAround: String?
    /// The text before a call of a method of `owner`. For example: `environment.`.
    var receiver = ""

    /// The type in which its source looks names up.
    var scope: String { typeAround ?? owner }
}

/// A parameter that a function passes to the generated switch.
///
/// For example: `navigator` in `func open(_ place: any Place, navigator: Navigator) -> UIViewController`.
struct HandedParameter: Sendable {
    /// The local name.
    var name: String
    /// The type as written.
    var type: String
    /// The arms that may use it.
    var arms: [Arm]
}

/// The parts of an opener's body that an edit needs.
struct OpenerBody: Sendable {
    /// The offset after the function's closing brace.
    var end: Int
    /// The offset of the function's declaration.
    var declaration: Int
    /// The text between `<` and `>`, and that after `where`.
    var generics: String
    var requirements: String
    /// The offset after the opening brace, or after the statement above.
    var opening: Int
    /// The offset of the first statement that decides by the descriptor's type.
    var start: Int
    /// The offset after the opening brace.
    var brace: Int
    /// The offset of a `switch` or `if` that is the whole body and returns its value implicitly.
    var implicitReturn: Int?
    /// True if it already asks for adopted scenes.
    var asksFirst: Bool
}

/// The code of an opener for one type of descriptor.
struct Arm: Sendable {
    /// The type as the source writes it.
    var type: String
    var place: SourcePlace
    var content: Result<ArmExpression, Obstacle>
    /// The range that can be removed with it; `nil` if other text is on the same lines.
    var lines: Range<Int>?
    /// The statements that can become a method, if it isn't a single expression that can be moved.
    var movable: MovableStatements?
}

/// The reason why something stays written by hand.
struct Obstacle: Error, Hashable, Sendable {
    /// The end of a sentence. For example: `it has statements of its own`.
    var reason: String
    var place: SourcePlace
}

/// A function that switches over the cases of an enum.
struct EnumOpener: Sendable {
    var owner: String
    var name: String
    var parameterType: String
    var result: String
    var place: SourcePlace
}

extension EnumOpener {
    private static let words = [
        "Destination", "Flow", "Link", "Module", "Page", "Path", "Place", "Route", "Scene", "Screen", "Sheet", "Tab",
    ]

    /// True if it may return screens. Rows and cells are made by the cases of an enum in the same way.
    var mayShowScreens: Bool {
        if result.contains("Controller") { return true }
        return result.contains("View") && EnumOpener.words.contains(where: parameterType.hasSuffix)
    }
}
