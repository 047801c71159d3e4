/// An argument of a component that draws a section, or a part of a screen. For example: `onTap: didSelectOffer`.
public struct ComponentArgument: Hashable, Sendable {
    public var parameter: Located<String>
    /// A field of the state, or an event.
    public var source: Located<String>
}

extension [ComponentArgument] {
    /// The arguments under `with`.
    var dump: KeyValuePairs<String, JSONValue> {
        isEmpty
            ? [:] : ["with": .object(map { (name: $0.parameter.value, value: JSONValue.text($0.source.value)) })]
    }
}
