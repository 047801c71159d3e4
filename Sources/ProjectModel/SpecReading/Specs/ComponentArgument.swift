/// An argument of a component that draws a section, or a part of a screen. For example: `onTap: didSelectOffer`.
public struct ComponentArgument: Hashable, Sendable {
    public var parameter: Located<String>
    /// A field of the state, or an event.
    public var source: Located<String>
}

extension [ComponentArgument] {
    /// The component, and its arguments under `with`.
    func dump(of component: Located<String>?) -> KeyValuePairs<String, JSONValue> {
        guard let component else { return [:] }
        guard !isEmpty else { return ["component": .text(component.value)] }
        let arguments = map { (name: $0.parameter.value, value: JSONValue.text($0.source.value)) }
        return ["component": .text(component.value), "with": .object(arguments)]
    }
}
