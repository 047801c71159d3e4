public import Foundation

/// An error: a server's response isn't a success (200 to 299).
///
/// Such a response isn't cached: the next request asks the server again. For example:
///
/// ```swift
/// catch let error as UnexpectedStatusError where error.status == 404 { showPlaceholder() }
/// ```
public struct UnexpectedStatusError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The URL as requested by the caller.
    public let url: URL

    /// The status of the HTTP response, for example 404.
    public let status: Int

    /// - Parameters:
    ///   - url: The URL of the response.
    ///   - status: The status of the HTTP response.
    public init(url: URL, status: Int) {
        self.url = url
        self.status = status
    }

    /// The description. For example: `https://example.com/soup.png answered with status 404`.
    public var description: String { "\(url.absoluteString) answered with status \(status)" }
}
