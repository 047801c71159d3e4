/// All side effects of the app, and the resolvers of its scenes.
///
/// A service is made when it is first asked for, and may be made of others: `DefaultOrderRepository(client: client)`. A test
/// sets those that it replaces before it shows a screen.
@MainActor
public final class AppEnvironment {
    public init() {}
}
