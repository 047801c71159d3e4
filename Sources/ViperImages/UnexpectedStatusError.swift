public import Foundation

/// Thrown when a server answered, but not with success (200 to 299).
///
/// Such an answer isn't kept: the next request asks the server again. For example:
///
/// ```swift
/// catch let error as UnexpectedStatusError where error.status == 404 { showPlaceholder() }
/// ```
public struct UnexpectedStatusError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where the answer came from, as the caller asked for it.
    public let url: URL

    /// The status of the HTTP response, for example 404.
    public let status: Int

    /// - Parameters:
    ///   - url: Where the answer came from.
    ///   - status: The status of the HTTP response.
    public init(url: URL, status: Int) {
        self.url = url
        self.status = status
    }

    /// For example: `https://example.com/soup.png answered with status 404`.
    public var description: String { "\(url.absoluteString) answered with status \(status)" }
}
