/// Types of ViperImages, by name. In a project that doesn't use it, they may be the team's own.
public enum ImageTypes {
    public static let names: Set<String> = [
        "FadeInImage", "FadeInImageView", "ImageDecoder", "ImageLoader", "ImageLoaderConfiguration", "ImageLoading",
        "ImageSlot", "InvalidImageDataError", "LoadingImage", "PlatformImage", "Prefetch", "StubImageLoader",
        "UnexpectedStatusError", "ViperImages",
    ]
}
