import Basics

/// A component that draws a section, or a part of an `mvvm` scene's screen.
public struct DrawingComponent: Hashable, Sendable {
    /// What a parameter of its initializer takes.
    public struct Argument: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// A field of the state, or an event.
        public var source: String
    }

    public var name: String
    /// `nil` where the package's sources, which would tell, aren't there.
    public var module: String?
    public var arguments: [Argument]
}

extension DrawingComponent {
    /// As `with` says it.
    var dump: KeyValuePairs<String, JSONValue> {
        ["with": .object(arguments.map { (name: $0.label, value: JSONValue.text($0.source)) })]
    }
}
