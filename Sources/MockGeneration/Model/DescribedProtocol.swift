/// A protocol from a spec. Protocols declared in sources come in a ``MockSource``.
///
/// For example: the contract between a scene's view and its presenter.
public struct DescribedProtocol: Sendable {
    public struct Method: Sendable {
        public var name: String
        public var parameters: [Parameter]
        /// The result type; `nil` if it returns nothing.
        public var returns: SwiftType?
        public var isAsync = false
        public var canThrow = false
        /// The type of its errors, if it throws only one.
        public var thrown: SwiftType?
        /// The default result of its mock, if known.
        public var answer: MockAnswer?

        public init(name: String, parameters: [Parameter], returns: SwiftType? = nil) {
            self.name = name
            self.parameters = parameters
            self.returns = returns
        }
    }

    public struct Parameter: Sendable {
        public var name: String
        public var type: SwiftType
        /// True if a call has the name as an argument label.
        public var isLabelled: Bool

        public init(name: String, type: SwiftType, isLabelled: Bool = true) {
            self.name = name
            self.type = type
            self.isLabelled = isLabelled
        }
    }

    public var name: String
    public var methods: [Method]
    /// `public`; empty if no other module sees it.
    public var access = ""
    /// True if it is on the main actor; otherwise any thread may use it.
    public var isOnMainActor = true
    /// Additional members of its mock, line by line.
    public var additions: [String] = []
    /// True if the additions have an initialiser, so that the mock needs no other.
    public var hasInitializer = false

    public init(name: String, methods: [Method]) {
        self.name = name
        self.methods = methods
    }
}

/// The default result of a mock's method.
public enum MockAnswer: Hashable, Sendable {
    /// An expression. A test can set another value, but not remove it.
    case value(String)
    /// An expression in a property that a test can set to `nil`.
    case sample(String)
    /// No value; this line under `samples` in project.yml, if there is one, would add it.
    case missing(line: String?)
}
