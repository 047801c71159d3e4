public import Diagnostics
public import SpecReading

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

    public init(name: String, destination: SceneReference, output: SceneOutput, parameters: [Parameter]) {
        self.name = name
        self.destination = destination
        self.output = output
        self.parameters = parameters
    }
}

extension Child: DescribedByKeys {
    package var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    package func members(of key: ChildKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": .text(destination.dump)]
        case .with: ["parameters": .list(parameters.map(\.dump))]
        }
    }
}
