public import GalleryCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let features: any FeatureFlags

    public init(features: any FeatureFlags = DefaultFeatureFlags()) {
        self.features = features
    }
}
