#if !canImport(FoundationNetworking)
    internal import Foundation

    /// The cache of downloaded bytes: the platform's own, with a capacity and a folder for images alone.
    ///
    /// `URLSession` reads and writes it by the rules of HTTP, and asks servers whether what it has is still good.
    struct DiskCache: Sendable {
        let sessionCache: URLCache?

        /// Nothing is kept in memory twice: decoded images have a cache of their own.
        init(capacity: Int, directory: URL) {
            sessionCache = URLCache(memoryCapacity: 0, diskCapacity: capacity, directory: directory)
        }

        /// The session has looked by itself.
        func data(for url: URL) -> Data? { nil }

        /// The session has done so by itself.
        func keep(_ data: Data, _ response: URLResponse) {}

        func remove(_ urls: Set<URL>) {
            for url in urls { sessionCache?.removeCachedResponse(for: URLRequest(url: url)) }
        }

        func removeAll() {
            sessionCache?.removeAllCachedResponses()
        }
    }
#endif
