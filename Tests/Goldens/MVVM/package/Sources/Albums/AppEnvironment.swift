public import AlbumsCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let photoClient: any PhotoClient

    public init(photoClient: any PhotoClient = DefaultPhotoClient()) {
        self.photoClient = photoClient
    }
}
