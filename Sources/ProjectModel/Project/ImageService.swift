public import SwiftReading

/// The service that ViperImages brings along: a loader of the images that the platform's views show.
enum ImageService {
    static let module = "ViperImages"

    /// As emitted code spells it.
    static let type = "any ImageLoading<UIImage>"

    /// As specs may spell it, without `any`.
    fileprivate static let spellings: Set<String> = [
        "ImageLoading", "ImageLoading<UIImage>", "ImageLoading<PlatformImage>", "ViperImages.ImageLoading",
        "ViperImages.ImageLoading<UIImage>", "ViperImages.ImageLoading<PlatformImage>",
    ]
}

extension SwiftType {
    /// Whether it is the service of ViperImages, however it is spelled.
    ///
    /// For example: `ImageLoading` and `any ImageLoading<UIImage>`.
    public var isImageService: Bool { ImageService.spellings.contains(protocolName) }
}

extension Service {
    /// Whether it is the service of ViperImages, which nobody needs to write.
    public var isImageService: Bool { type.text == ImageService.type }
}

extension Project {
    /// The product of the runtime's package that loads images.
    public static let imagesProduct = ImageService.module

    /// Whether any module imports ViperImages.
    public var usesImages: Bool {
        services.contains(where: \.isImageService) || coreModules.contains { $0.packages.contains(ImageService.module) }
            || features.contains { $0.packages.contains(ImageService.module) }
    }
}
