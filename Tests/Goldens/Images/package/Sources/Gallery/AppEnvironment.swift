public import ViperImages
public import ViperRuntime

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let imageLoader: any ImageLoading<UIImage>

    public init(imageLoader: any ImageLoading<UIImage> = ImageLoader<UIImage>()) {
        self.imageLoader = imageLoader
    }
}
