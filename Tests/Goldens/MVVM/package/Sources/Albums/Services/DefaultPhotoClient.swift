public import AlbumsCore

public nonisolated struct DefaultPhotoClient: PhotoClient {
    public init() {}
}
