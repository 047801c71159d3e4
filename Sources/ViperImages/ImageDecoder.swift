public import Foundation

/// Turns downloaded bytes into an image.
///
/// For example: `ImageDecoder { UIImage(data: $0) }`.
public struct ImageDecoder<Image: Sendable>: Sendable {
    /// Returns the image in its full size, or nil if the data isn't one.
    public let decode: @Sendable (Data) -> Image?

    /// Returns the image, no larger than the given size if any, or nil if the data isn't one.
    public let decodeFitting: @Sendable (Data, DisplaySize?) -> Image?

    /// Creates a decoder of images with a single size.
    ///
    /// For example: `ImageDecoder { UIImage(data: $0) }`.
    ///
    /// - Parameter decode: Returns the image, or nil if the data isn't one. It should do all the work needed to show
    ///   the image. New downloads are decoded off the main actor, data in memory where it is requested.
    public init(decode: @escaping @Sendable (Data) -> Image?) {
        self.decode = decode
        decodeFitting = { data, _ in decode(data) }
    }

    /// Creates a decoder of images that are decoded at the size in which they are shown.
    ///
    /// For example: `ImageDecoder(decodeFitting: { data, size in Thumbnail(data, size) })`.
    ///
    /// - Parameter decodeFitting: Returns the image, no larger than the given size if any, or nil if the data isn't an
    ///   image. It should do all the work needed to show the image.
    public init(decodeFitting: @escaping @Sendable (Data, DisplaySize?) -> Image?) {
        self.decodeFitting = decodeFitting
        decode = { decodeFitting($0, nil) }
    }
}
