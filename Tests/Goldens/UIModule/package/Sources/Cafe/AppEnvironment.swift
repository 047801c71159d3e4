public import CafeCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let kitchen: any Kitchen

    public init(kitchen: any Kitchen = DefaultKitchen()) {
        self.kitchen = kitchen
    }
}
