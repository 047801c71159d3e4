/// The service that comes with ViperImages: a loader for the images of the platform's views.
enum ImageService {
    static let module = "ViperImages"

    /// The type in emitted code.
    static let type = "any ImageLoading<UIImage>"

    /// The spellings in specs, without `any`.
    fileprivate static let spellings: Set<String> = [
        "ImageLoading", "ImageLoading<UIImage>", "ImageLoading<PlatformImage>", "ViperImages.ImageLoading",
        "ViperImages.ImageLoading<UIImage>", "ViperImages.ImageLoading<PlatformImage>",
    ]
}

extension SwiftType {
    /// True if it is the service of ViperImages, in any spelling.
    ///
    /// For example: `ImageLoading` and `any ImageLoading<UIImage>`.
    public var isImageService: Bool { ImageService.spellings.contains(protocolName) }
}

extension Service {
    /// True if it is the service of ViperImages, which needs no implementation.
    public var isImageService: Bool { type.text == ImageService.type }
}

extension Project {
    /// The product of the runtime's package that loads images.
    public static let imagesProduct = ImageService.module

    /// True if any module imports ViperImages.
    public var usesImages: Bool {
        services.contains(where: \.isImageService) || coreModules.contains { $0.packages.contains(ImageService.module) }
            || features.contains { $0.packages.contains(ImageService.module) }
    }
}
