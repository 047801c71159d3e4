public import Basics

/// A descriptor that the sources of a team's app declare.
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

    /// Why no generated code can open it.
    public struct Obstacle: Hashable, Sendable {
        /// For example: `it is private`.
        public var reason: String
        /// What a person changes in the source, as an imperative.
        public var remedy: String
        /// Descriptors that it inherits from: while the switch opens one of them, it opens that in its place.
        public var bases: [String]

        public init(_ reason: String, _ remedy: String, bases: [String] = []) {
            self.reason = reason
            self.remedy = remedy
            self.bases = bases
        }
    }

    /// For example: `Screens.FilmDescriptor`.
    public var name: String
    /// The name of its scene. For example: `Film`.
    public var scene: String
    /// What its initializer takes, as far as a spec could say it.
    public var parameters: [Parameter] = []
    /// The module that declares it, where that isn't the app's and is known.
    public var module: String?
    public var place: SourceLocation
    /// `nil` where there is none.
    public var obstacle: Obstacle?

    public init(name: String, scene: String, place: SourceLocation) {
        self.name = name
        self.scene = scene
        self.place = place
    }
}
