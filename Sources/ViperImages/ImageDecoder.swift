public import Foundation

/// Turns downloaded bytes into an image.
///
/// For example: `ImageDecoder { UIImage(data: $0) }`.
public struct ImageDecoder<Image: Sendable>: Sendable {
    /// The image in all its size, or nil when the data isn't one.
    public let decode: @Sendable (Data) -> Image?

    /// The image, no larger than it is shown, or nil when the data isn't one. Without a size, all of it.
    public let decodeFitting: @Sendable (Data, DisplaySize?) -> Image?

    /// A decoder of images that have one size.
    ///
    /// For example: `ImageDecoder { UIImage(data: $0) }`.
    ///
    /// - Parameter decode: The image, or nil when the data isn't one. It should do all the work that showing the image takes.
    ///   What was downloaded just now is decoded off the main actor, what is in memory where it is asked for.
    public init(decode: @escaping @Sendable (Data) -> Image?) {
        self.decode = decode
        decodeFitting = { data, _ in decode(data) }
    }

    /// A decoder of images that are decoded at the size in which they are shown.
    ///
    /// For example: `ImageDecoder(decodeFitting: { data, size in Thumbnail(data, size) })`.
    ///
    /// - Parameter decodeFitting: The image, no larger than the size asks for; without a size, all of it. Nil when the data
    ///   isn't an image. It should do all the work that showing the image takes.
    public init(decodeFitting: @escaping @Sendable (Data, DisplaySize?) -> Image?) {
        self.decodeFitting = decodeFitting
        decode = { decodeFitting($0, nil) }
    }
}
