public import Foundation

/// How much an ``ImageLoader`` keeps, where, and how it asks servers.
///
/// For example:
///
/// ```swift
/// var configuration = ImageLoaderConfiguration()
/// configuration.diskCapacity = 500 * 1024 * 1024
/// configuration.headers = ["Accept": "image/webp,image/*"]
/// ```
public struct ImageLoaderConfiguration: Equatable, Sendable {
    /// How many bytes of downloaded data stay in memory: 64 MiB if nothing else is said. Decoded images don't, see
    /// ``ImageLoader``.
    public var memoryCapacity = 64 * 1024 * 1024

    /// How many bytes of downloaded data stay on disk: 256 MiB if nothing else is said, and 0 for none.
    ///
    /// The platform may decline to keep answers that take more than a twentieth of it.
    public var diskCapacity = 256 * 1024 * 1024

    /// The folder on disk, which is made when it is missing: `ViperImages` in the user's caches folder.
    ///
    /// Two loaders that live at the same time should have folders of their own.
    public var directory: URL

    /// What is sent with every request, for example `["Accept": "image/webp,image/*"]`.
    public var headers: [String: String] = [:]

    /// How many seconds a server may be silent: 60 if nothing else is said. Waiting for other downloads doesn't count.
    public var timeout: TimeInterval = 60

    /// How many images come from one host at a time, while the others wait: 6 if nothing else is said.
    ///
    /// For example: more where servers speak HTTP/2, and many small images are shown at once.
    public var downloadsPerHost = 6

    /// The values that each property names.
    public init() {
        let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        let caches = folders.first ?? FileManager.default.temporaryDirectory
        directory = caches.appendingPathComponent("ViperImages", isDirectory: true)
    }
}
