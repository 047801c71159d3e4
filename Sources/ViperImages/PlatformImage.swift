#if canImport(UIKit)
    internal import Foundation
#endif
public import ViperRuntime

/// The image type of the platform's views: UIKit's, or ViperRuntime's own where there is no UIKit.
///
/// For example: `let loader: any ImageLoading<PlatformImage>`.
public typealias PlatformImage = UIImage

extension ImageDecoder where Image == PlatformImage {
    /// Decodes whatever the platform can show, ready for the screen, so that the first frame needn't do it.
    ///
    /// For example: `ImageLoader(decoder: .platform)`.
    public static var platform: ImageDecoder {
        #if canImport(UIKit)
            ImageDecoder(cost: { image, _ in bytes(of: image) }) { data in
                guard let image = UIImage(data: data) else { return nil }
                return image.preparingForDisplay() ?? image
            }
        #else
            ImageDecoder { UIImage(data: $0) }
        #endif
    }

    #if canImport(UIKit)
        /// Four bytes a pixel.
        private static func bytes(of image: UIImage) -> Int {
            Int(image.size.width * image.scale * image.size.height * image.scale) * 4
        }
    #endif
}

extension ImageLoader where Image == PlatformImage {
    /// A loader of what the platform's views show.
    ///
    /// For example: `let loader = ImageLoader<UIImage>()`.
    ///
    /// - Parameter configuration: How much is kept, where, and how servers are asked.
    public convenience init(configuration: ImageLoaderConfiguration = ImageLoaderConfiguration()) {
        self.init(configuration: configuration, decoder: .platform)
    }
}
