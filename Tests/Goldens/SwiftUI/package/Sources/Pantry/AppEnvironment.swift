public import PantryCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let photoLoader: any PhotoLoader

    public init(photoLoader: any PhotoLoader = DefaultPhotoLoader()) {
        self.photoLoader = photoLoader
    }
}
