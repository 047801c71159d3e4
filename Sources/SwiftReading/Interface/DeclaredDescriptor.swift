/// A descriptor declared in the sources of a team's app.
public struct DeclaredDescriptor: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        public var name: String
        public var type: SwiftType
        public var defaultValue: SwiftExpression?

        public init(name: String, type: SwiftType, defaultValue: SwiftExpression?) {
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
        }
    }

    /// A reason why no generated code can open it.
    public struct Obstacle: Hashable, Sendable {
        /// For example: `it is private`.
        public var reason: String
        /// The change to make in the source, as an imperative.
        public var remedy: String
        /// The descriptors that it inherits from: if the switch opens one of them, that one is opened in its place.
        public var bases: [String]

        public init(_ reason: String, _ remedy: String, bases: [String] = []) {
            self.reason = reason
            self.remedy = remedy
            self.bases = bases
        }
    }

    /// The type's name. For example: `Screens.FilmDescriptor`.
    public var name: String
    /// The name of its scene. For example: `Film`.
    public var scene: String
    /// The parameters of its initializer that a spec can express.
    public var parameters: [Parameter] = []
    /// The module that declares it, if it isn't the app and is known.
    public var module: String?
    public var place: SourceLocation
    /// The obstacle; `nil` if there is none.
    public var obstacle: Obstacle?

    public init(name: String, scene: String, place: SourceLocation) {
        self.name = name
        self.scene = scene
        self.place = place
    }
}
