/// The lifetime of an old scene's screen.
public enum SceneLifetime: String, CaseIterable, Hashable, Sendable {
    /// A new screen each time it is resolved.
    case new
    /// One screen, which its view builder always returns.
    case shared
}
