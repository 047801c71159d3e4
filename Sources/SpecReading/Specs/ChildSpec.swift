package import Diagnostics

/// A scene that is shown inside of another. For example: `header: { to: UserBadge, with: [userID] }`.
public struct ChildSpec: Hashable, Sendable {
    public var name: Located<String>
    public var destination: Located<String>
    public var arguments: [RouteSpec.Argument]

    public init(name: Located<String>, destination: Located<String>, arguments: [RouteSpec.Argument]) {
        self.name = name
        self.destination = destination
        self.arguments = arguments
    }
}

extension ChildSpec: DescribedByKeys {
    package var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    package func members(of key: ChildKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destination.dump]
        case .with: ["with": .list(arguments.map(\.dump))]
        }
    }
}
