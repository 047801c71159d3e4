/// What the parts of a scene are handed of its environment.
public enum EnvironmentDivision: String, CaseIterable, Hashable, Sendable {
    /// Each part has all of it.
    case scene
    /// Interactors have the services, wireframes the resolvers, view controllers what the spec says that views use.
    case role
}
