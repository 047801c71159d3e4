/// A scene that is shown inside of another. For example: `header: { to: UserBadge, with: { userID: Int64 } }`.
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
