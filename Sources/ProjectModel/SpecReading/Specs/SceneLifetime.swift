/// How long the screen of an old scene lives.
public enum SceneLifetime: String, CaseIterable, Hashable, Sendable {
    /// Each time that it is resolved there is a new one.
    case new
    /// There is one, which its view builder always returns.
    case shared
}
