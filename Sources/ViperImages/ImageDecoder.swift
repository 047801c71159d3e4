public import Foundation

/// Turns downloaded bytes into an image, and says how much memory the image takes.
///
/// For example: `ImageDecoder { UIImage(data: $0) }`.
public struct ImageDecoder<Image: Sendable>: Sendable {
    /// The image, or nil when the data isn't one. Called off the main actor.
    public let decode: @Sendable (Data) -> Image?

    /// How many bytes the image takes in memory, given the data that it was made from.
    public let cost: @Sendable (Image, Data) -> Int

    /// Keeps the functions.
    ///
    /// - Parameters:
    ///   - cost: How many bytes the image takes in memory; the size of the data if nothing else is said. Pictures take
    ///     far more than their files: four bytes a pixel.
    ///   - decode: The image, or nil when the data isn't one. It should do all the work that showing the image takes.
    public init(
        cost: @escaping @Sendable (Image, Data) -> Int = { _, data in data.count },
        decode: @escaping @Sendable (Data) -> Image?
    ) {
        self.cost = cost
        self.decode = decode
    }
}
