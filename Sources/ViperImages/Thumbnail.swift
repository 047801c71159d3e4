#if canImport(UIKit)
    internal import CoreGraphics
    internal import Foundation
    internal import ImageIO
    internal import UIKit

    /// Decodes pictures at the size in which they are shown, so that the full picture is never in memory.
    enum Thumbnail {
        /// From https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
        static func decode(_ data: Data, fitting size: DisplaySize) -> UIImage? {
            let lazily = NSDictionary(dictionary: [kCGImageSourceShouldCache: false]) as CFDictionary
            guard let source = CGImageSourceCreateWithData(NSData(data: data) as CFData, lazily),
                let full = pixels(of: source)
            else { return nil }
            let share = size.share(ofWidth: full.width, height: full.height)
            let longest = (Double(max(full.width, full.height)) * share).rounded(.up)
            let options = NSDictionary(dictionary: [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceThumbnailMaxPixelSize: Int(longest),
            ])
            guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else {
                return nil
            }
            // As many points as the full picture has: no layout depends on how large it was decoded.
            return UIImage(cgImage: image, scale: CGFloat(image.width) / CGFloat(full.width), orientation: .up)
        }

        /// Returns the size of the picture as shown: orientations from 5 on are rotated by 90 degrees.
        private static func pixels(of source: CGImageSource) -> (width: Int, height: Int)? {
            guard let copied = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) else { return nil }
            let properties = copied as NSDictionary
            guard let width = (properties[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue, width > 0,
                let height = (properties[kCGImagePropertyPixelHeight] as? NSNumber)?.intValue, height > 0
            else { return nil }
            let orientation = (properties[kCGImagePropertyOrientation] as? NSNumber)?.intValue ?? 1
            return orientation >= 5 ? (height, width) : (width, height)
        }
    }
#endif
