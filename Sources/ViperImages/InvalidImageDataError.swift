public import Foundation

/// Thrown when what came from a URL can't be decoded as an image.
///
/// Such data isn't kept: the next request asks the server again. For example:
///
/// ```swift
/// catch let error as InvalidImageDataError { logger.log("not an image: \(error.url)") }
/// ```
public struct InvalidImageDataError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where the data came from, as the caller asked for it.
    public let url: URL

    /// - Parameter url: Where the data came from.
    public init(url: URL) {
        self.url = url
    }

    /// For example: `https://example.com/soup.png is not an image`.
    public var description: String { "\(url.absoluteString) is not an image" }
}
