/// A scene that is shown inside another. For example: `header: { to: UserBadge, with: [userID] }`.
public struct ChildSpec: Hashable, Sendable {
    public var name: Located<String>
    public var destination: Located<String>
    public var arguments: [RouteSpec.Argument]
}

extension ChildSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    func members(of key: ChildKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destination.dump]
        case .with: ["with": .list(arguments.map(\.dump))]
        }
    }
}
