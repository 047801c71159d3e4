public import SwiftReading

/// A protocol that a spec describes. Those that sources declare come in a ``MockSource``.
///
/// For example: the contract between a scene's view and its presenter.
public struct DescribedProtocol: Sendable {
    public struct Method: Sendable {
        public var name: String
        public var parameters: [Parameter]
        /// `nil` where it returns nothing.
        public var returns: SwiftType?
        public var isAsync = false
        public var canThrow = false
        /// The one type of errors that it throws.
        public var thrown: SwiftType?
        /// What its mock returns until a test says otherwise, as far as that is known.
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
        /// Whether a call writes the name before the argument.
        public var isLabelled: Bool

        public init(name: String, type: SwiftType, isLabelled: Bool = true) {
            self.name = name
            self.type = type
            self.isLabelled = isLabelled
        }
    }

    public var name: String
    public var methods: [Method]
    /// `public`; nothing where no other module sees it.
    public var access = ""
    /// Whether it is on the main actor; otherwise any thread may have it.
    public var isOnMainActor = true
    /// What its mock has besides, line by line.
    public var additions: [String] = []
    /// Whether an initialiser is among the additions, so that the mock needs no other.
    public var hasInitializer = false

    public init(name: String, methods: [Method]) {
        self.name = name
        self.methods = methods
    }
}

/// What a mock returns until a test says otherwise.
public enum MockAnswer: Hashable, Sendable {
    /// An expression. A test can set another value, but not take it away.
    case value(String)
    /// An expression in a property that a test can set to `nil`.
    case sample(String)
    /// Nothing; this line under `samples` in project.yml would give it a value, where there is one.
    case missing(line: String?)
}
