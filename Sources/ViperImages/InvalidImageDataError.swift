public import Foundation

/// An error: the data from a URL can't be decoded as an image.
///
/// Such data isn't cached: the next request asks the server again. For example:
///
/// ```swift
/// catch let error as InvalidImageDataError { logger.log("not an image: \(error.url)") }
/// ```
public struct InvalidImageDataError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The URL as requested by the caller.
    public let url: URL

    /// - Parameter url: The URL of the data.
    public init(url: URL) {
        self.url = url
    }

    /// The description. For example: `https://example.com/soup.png is not an image`.
    public var description: String { "\(url.absoluteString) is not an image" }
}
