/// A state of the app, with what its windows show meanwhile.
///
/// For example: `signedOut: SignIn` under `start`.
public struct StateSpec: Hashable, Sendable {
    /// What a state shows.
    public enum Screens: Hashable, Sendable {
        case scene(String)
        /// The project's `tabs`.
        case tabs
    }

    public var name: Located<String>
    public var screens: Located<Screens>

    /// The scene; `nil` for tabs.
    public var scene: Located<String>? {
        if case .scene(let name) = screens.value { Located(name, at: screens.range) } else { nil }
    }

    /// The word for the project's tabs in place of a scene.
    public static let tabs = "tabs"
}

/// The services that are there in one state only.
///
/// For example: `signedIn: [cartRepository]` under `scopes`.
public struct ScopeSpec: Hashable, Sendable {
    /// The state.
    public var name: Located<String>
    public var services: [Located<String>]
}

extension ProjectSpec {
    /// The scenes that the app starts on, or shows in a state of its own.
    var entrances: [Located<String>] { [start].compactMap(\.self) + states.compactMap(\.scene) + tabs.map(\.scene) }
}

extension StateSpec {
    var dump: JSONValue {
        .object([("name", name.dump), ("shows", scene?.dump ?? .text(Self.tabs))])
    }
}

extension ScopeSpec {
    var dump: JSONValue {
        .object([("name", name.dump), ("services", .list(services.map(\.dump)))])
    }
}
