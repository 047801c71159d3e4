public import Basics

/// A scene that is shown inside of another.
public struct Child: Hashable, Sendable {
    public var name: String
    public var destination: SceneReference
    /// What the destination's descriptor resolves to.
    public var output: SceneOutput
    /// The team's own descriptor of a destination that is adopted.
    public var adopted: AdoptedReference?
    /// Where its spec names the destination.
    public var destinationPlace: SourceLocation?
    /// What the view hands over; handed to the descriptor under the same names.
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
