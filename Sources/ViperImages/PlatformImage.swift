internal import Foundation
public import ViperRuntime

/// The image type of the platform's views: UIKit's, or ViperRuntime's own without UIKit.
///
/// For example: `let loader: any ImageLoading<PlatformImage>`.
public typealias PlatformImage = UIImage

extension ImageDecoder where Image == PlatformImage {
    /// Decodes any image that the platform can show, no larger than it is shown and prepared for the screen, so that
    /// the first frame needn't do it.
    ///
    /// For example: `ImageLoader(decoder: .platform)`.
    public static var platform: ImageDecoder {
        #if canImport(UIKit)
            ImageDecoder(decodeFitting: { data, size in
                if let size, let thumbnail = Thumbnail.decode(data, fitting: size) { return thumbnail }
                guard let image = UIImage(data: data) else { return nil }
                return image.preparingForDisplay() ?? image
            })
        #else
            ImageDecoder(decodeFitting: { data, size in
                guard let image = UIImage(data: data) else { return nil }
                guard let size, image.size != .zero else { return image }
                let share = size.share(ofWidth: Int(image.size.width), height: Int(image.size.height))
                let sides = [image.size.width, image.size.height].map { max(($0 * share).rounded(), 1) }
                return image.preparingThumbnail(of: CGSize(width: sides[0], height: sides[1]))
            })
        #endif
    }
}

extension ImageLoader where Image == PlatformImage {
    /// Creates a loader of images for the platform's views.
    ///
    /// For example: `let loader = ImageLoader<UIImage>()`.
    ///
    /// - Parameter configuration: The limits and location of the caches, and settings for requests.
    public convenience init(configuration: ImageLoaderConfiguration = ImageLoaderConfiguration()) {
        self.init(configuration: configuration, decoder: .platform)
    }
}
