#if canImport(FoundationNetworking)
    internal import Foundation
    internal import FoundationNetworking

    /// The cache of downloaded bytes outside Apple's platforms: Foundation's own, used directly.
    ///
    /// The session there never writes to a cache for requests of this kind, and sometimes crashes if a request is
    /// cancelled while it reads. So it gets none, and responses that a server allows to keep with `max-age` are stored
    /// here.
    ///
    /// The cache only compares host, port and path, so that `photo?id=1` would be shown for `photo?id=2`; and it makes
    /// a file name from them that may be too long or contain a slash, and then stores nothing. So every URL gets a
    /// short name.
    struct DiskCache: Sendable {
        let sessionCache: URLCache? = nil
        private let cache: URLCache

        /// Creates the cache. It keeps nothing in memory: decoded images have a cache of their own.
        init(capacity: Int, directory: URL) {
            cache = URLCache(memoryCapacity: 0, diskCapacity: capacity, diskPath: directory.path)
        }

        /// Returns the data of the URL if it is still fresh.
        func data(for url: URL) -> Data? {
            guard let entry = cache.cachedResponse(for: named(url)), entry.response.url == url else { return nil }
            let end = (entry.response as? HTTPURLResponse)?.value(forHTTPHeaderField: Self.end).flatMap(Double.init)
            if let end, Date.timeIntervalSinceReferenceDate < end { return entry.data }
            remove([url])
            return nil
        }

        func keep(_ data: Data, _ response: URLResponse) {
            guard let response = response as? HTTPURLResponse, let url = response.url,
                let seconds = Self.freshness(response),
                let entry = HTTPURLResponse(
                    url: url,
                    statusCode: response.statusCode,
                    httpVersion: nil,
                    headerFields: [Self.end: String(Date.timeIntervalSinceReferenceDate + seconds)]
                )
            else { return }
            cache.storeCachedResponse(CachedURLResponse(response: entry, data: data), for: named(url))
        }

        func remove(_ urls: Set<URL>) {
            for url in urls { cache.removeCachedResponse(for: named(url)) }
        }

        func removeAll() {
            cache.removeAllCachedResponses()
        }

        /// The header of an entry with the end of its freshness, in seconds since Foundation's reference date.
        private static let end = "Fresh-Until"

        /// Returns for how many seconds the response may be used; nil if the server doesn't say.
        private static func freshness(_ response: HTTPURLResponse) -> TimeInterval? {
            let rules = (response.value(forHTTPHeaderField: "Cache-Control") ?? "").lowercased().split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard !rules.contains("no-store"), !rules.contains("no-cache") else { return nil }
            let ages = rules.filter { $0.hasPrefix("max-age=") }.compactMap { TimeInterval($0.dropFirst(8)) }
            return ages.first { $0 > 0 }
        }

        /// Returns a request with a short name. If two URLs have the same one, the entry stored last is found.
        private func named(_ url: URL) -> URLRequest {
            // FNV-1a, because `Hasher` has another seed in every process.
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            var request = URLRequest(url: url)
            request.url = URL(string: "http://images/\(String(hash, radix: 16))")
            return request
        }
    }
#endif
