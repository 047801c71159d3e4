/// A scene that is shown in place of another, with the same parameters, while a flag is on.
public struct Variant: Hashable, Sendable {
    public var name: String
    public var destination: SceneReference
    /// An expression that may name the environment's services.
    public var flag: SwiftExpression
    /// The services that the flag mentions.
    public var services: [Service]
}

extension Variant {
    var dump: JSONValue {
        .object([("name", .text(name)), ("to", .text(destination.dump)), ("flag", .text(flag.text))])
    }
}
