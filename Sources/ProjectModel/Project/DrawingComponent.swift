/// A component that draws a section, or a part of an `mvvm` scene's screen.
public struct DrawingComponent: Hashable, Sendable {
    /// An argument of its initializer.
    public struct Argument: Hashable, Sendable {
        /// The label; `_` for none.
        public var label: String
        /// A field of the state, or an event.
        public var source: String
    }

    public var name: String
    /// The module that declares it; `nil` if the package's sources aren't there to tell.
    public var module: String?
    public var arguments: [Argument]
}

extension DrawingComponent {
    /// The arguments under `with`.
    var dump: KeyValuePairs<String, JSONValue> {
        ["with": .object(arguments.map { (name: $0.label, value: JSONValue.text($0.source)) })]
    }
}
