/// A state of the app, with what its windows show meanwhile. For example: `signedOut`, which shows `SignIn`.
public struct AppState: Hashable, Sendable {
    /// What a state shows.
    public enum Screens: Hashable, Sendable {
        case scene(SceneReference)
        case tabs([Tab])
    }

    public var name: String
    public var screens: Screens
    /// True if there are services that only this state has.
    public var hasScope: Bool
}

/// What is there in one state of the app only: services, and the scenes and use cases that need them.
///
/// It has an environment of its own, which is made when the state begins and goes with it. For example, that of
/// `signedIn` is `SignedInEnvironment`.
public struct Scope: Hashable, Sendable {
    /// The state's name. For example: `signedIn`.
    public var name: String
    public var services: [Service]
    /// The environment's type. For example: `SignedInEnvironment`.
    public var environment: String { Self.environment(of: name) }

    public static func environment(of name: String) -> String { SwiftIdentifier.upperCamelCase(name) + "Environment" }
}

extension Entrance {
    /// The states; empty for an app that always shows the same.
    public var states: [AppState] {
        if case .states(let states) = self { states } else { [] }
    }

    /// The tabs, which a state may show; empty if there are none.
    public var tabs: [Tab] {
        switch self {
        case .none, .scene: []
        case .tabs(let tabs): tabs
        case .states(let states): states.lazy.map(\.tabs).first { !$0.isEmpty } ?? []
        }
    }

    /// The scenes that the app starts on, or shows in a state of its own.
    public var scenes: [SceneReference] {
        switch self {
        case .none: []
        case .scene(let scene): [scene]
        case .tabs(let tabs): tabs.map(\.scene)
        case .states(let states): states.flatMap(\.scenes)
        }
    }
}

extension AppState {
    public var tabs: [Tab] {
        if case .tabs(let tabs) = screens { tabs } else { [] }
    }

    /// The scenes that it shows.
    public var scenes: [SceneReference] {
        switch screens {
        case .scene(let scene): [scene]
        case .tabs(let tabs): tabs.map(\.scene)
        }
    }
}

extension Project {
    /// Returns the scenes of a scope, or of none.
    public func scenes(in scope: String?) -> [Scene] { features.flatMap(\.scenes).filter { $0.scope == scope } }
}
