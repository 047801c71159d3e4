/// A scene that is shown inside another.
public struct Child: Hashable, Sendable {
    public var name: String
    public var destination: SceneReference
    /// The type that the destination's descriptor resolves to.
    public var output: SceneOutput
    /// True if the destination has a resolver of its own.
    public var isResolvedAlone = false
    /// The team's own descriptor if the destination is adopted.
    public var adopted: AdoptedReference?
    /// The place of the destination's name in the spec.
    public var destinationPlace: SourceLocation?
    /// The parameters that the view passes, to the descriptor's parameters of the same names.
    public var parameters: [Parameter]
}

extension Child: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: ChildKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": .text(destination.dump)]
        case .with: ["parameters": .list(parameters.map(\.dump))]
        }
    }
}
