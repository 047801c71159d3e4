public import Foundation

/// The limits and location of an ``ImageLoader``'s caches, and its settings for requests.
///
/// For example:
///
/// ```swift
/// var configuration = ImageLoaderConfiguration()
/// configuration.diskCapacity = 500 * 1024 * 1024
/// configuration.headers = ["Accept": "image/webp,image/*"]
/// ```
public struct ImageLoaderConfiguration: Equatable, Sendable {
    /// The most bytes of downloaded data in memory, by default 64 MiB. Decoded images aren't included, see
    /// ``ImageLoader``.
    public var memoryCapacity = 64 * 1024 * 1024

    /// The most bytes of downloaded data on disk, by default 256 MiB; 0 for none.
    ///
    /// The platform may refuse to store responses of more than a twentieth of it.
    public var diskCapacity = 256 * 1024 * 1024

    /// The folder on disk, which is created if necessary: by default `ViperImages` in the user's caches folder.
    ///
    /// Two loaders that exist at the same time should have different folders.
    public var directory: URL

    /// The headers of every request, for example `["Accept": "image/webp,image/*"]`.
    public var headers: [String: String] = [:]

    /// The seconds for which a server may be silent, by default 60. Waiting for other downloads doesn't count.
    public var timeout: TimeInterval = 60

    /// The largest number of simultaneous downloads from one host, by default 6; others wait.
    ///
    /// For example: more if servers use HTTP/2, and many small images are shown at once.
    public var downloadsPerHost = 6

    /// Creates a configuration with the defaults of the properties.
    public init() {
        let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        let caches = folders.first ?? FileManager.default.temporaryDirectory
        directory = caches.appendingPathComponent("ViperImages", isDirectory: true)
    }
}
