/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public init() {
    }
}
