/// A scene that is shown in place of another, with the same parameters, while a flag is on.
public struct Variant: Hashable, Sendable {
    public var name: String
    public var destination: SceneReference
    /// An expression that may name the environment's services.
    public var flag: SwiftExpression
    /// The services that the flag mentions.
    public var services: [Service]
}

extension Variant: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: VariantKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": .text(destination.dump)]
        case .flag: ["flag": .text(flag.text)]
        }
    }
}
