#if !canImport(FoundationNetworking)
    internal import Foundation

    /// The cache of downloaded bytes: the platform's own, with a capacity and a folder only for images.
    ///
    /// `URLSession` reads and writes it by the rules of HTTP, and asks servers if stored responses are still valid.
    struct DiskCache: Sendable {
        let sessionCache: URLCache?

        /// Creates the cache. It keeps nothing in memory: decoded images have a cache of their own.
        init(capacity: Int, directory: URL) {
            sessionCache = URLCache(memoryCapacity: 0, diskCapacity: capacity, directory: directory)
        }

        /// Returns nil, as the session reads the cache itself.
        func data(for url: URL) -> Data? { nil }

        /// Does nothing, as the session writes the cache itself.
        func keep(_ data: Data, _ response: URLResponse) {}

        func remove(_ urls: Set<URL>) {
            for url in urls { sessionCache?.removeCachedResponse(for: URLRequest(url: url)) }
        }

        func removeAll() {
            sessionCache?.removeAllCachedResponses()
        }
    }
#endif
