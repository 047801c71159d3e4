/// A function of the app that makes screens from descriptors: the resolver, or one of its overloads.
struct Opener: Sendable {
    /// The type that it is a method of, with the types around that. For example: `Dependencies`.
    var owner: String
    /// The types that it is written in, from the outside; Swift looks names up in each.
    var around: [String]
    /// For example: `resolve(_:)`.
    var name: String
    var place: SourcePlace
    /// What the body calls the descriptor.
    var subject: String
    /// The protocol of the descriptors, or the one descriptor's type where each has an overload.
    var parameterType: String
    /// `D` of `resolve<D: ScreenDescriptor>`.
    var genericName: String?
    /// What it returns, as written.
    var result: String
    /// What it says of itself, as other functions of its type do.
    var head: MemberFacts.Method
    /// Why none of its arms can be made elsewhere; `nil` where nothing stands against it.
    var obstacle: Obstacle?
    var arms: [Arm] = []
    /// It is one of several functions that take a descriptor's type each.
    var isOverload = false
    /// Its body can be another method's, word by word.
    var isMovable = false
    /// What an edit of its body needs to know.
    var body: OpenerBody
    /// Its other parameter, where it has just one.
    var environment: EnvironmentParameter?
    /// Its other parameter, where the generated method has it as well.
    var handed: HandedParameter?
    /// It is static or belongs to no type, so that only a parameter can have what arms build with.
    var needsEnvironment = false
    /// The type around the function where `owner` is the type of a parameter; empty for none.
    var typeAround: String?
    /// What stands before a call of a method of `owner`. For example: `environment.`.
    var receiver = ""

    /// The type within which its source names others.
    var scope: String { typeAround ?? owner }
}

/// A parameter that a function hands to the generated switch, whose arms are its own.
///
/// For example: `navigator` of `func open(_ place: any Place, navigator: Navigator) -> UIViewController`.
struct HandedParameter: Sendable {
    /// What the body calls it.
    var name: String
    /// As written.
    var type: String
    /// As they read where it is known.
    var arms: [Arm]
}

/// The body of an opener, as far as an edit of it needs to know.
struct OpenerBody: Sendable {
    /// The byte behind the function's closing brace.
    var end: Int
    /// The byte where the function's declaration begins.
    var declaration: Int
    /// What stands between `<` and `>`, and behind `where`.
    var generics: String
    var requirements: String
    /// The byte behind the opening brace, or behind the statement above.
    var opening: Int
    /// The byte where the first statement that decides by the descriptor's type begins.
    var start: Int
    /// The byte behind the opening brace.
    var brace: Int
    /// The byte of a `switch` or `if` that is the whole body and gives its value without `return`.
    var implicitReturn: Int?
    /// It asks for adopted scenes already.
    var asksFirst: Bool
}

/// What an opener does for one type of descriptor.
struct Arm: Sendable {
    /// As the source writes it.
    var type: String
    var place: SourcePlace
    var content: Result<ArmExpression, Obstacle>
    /// The bytes that can be taken out with it; `nil` where other text stands in the same lines.
    var lines: Range<Int>?
    /// What can become a method, where it isn't one expression that can stand elsewhere.
    var movable: MovableStatements?
}

/// Why something stays written by hand.
struct Obstacle: Error, Hashable, Sendable {
    /// As the end of a sentence. For example: `it has statements of its own`.
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

    /// Rows and cells are made by the cases of an enum just so.
    var mayShowScreens: Bool {
        if result.contains("Controller") { return true }
        return result.contains("View") && EnumOpener.words.contains(where: parameterType.hasSuffix)
    }
}
