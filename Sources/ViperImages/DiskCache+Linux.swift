#if canImport(FoundationNetworking)
    internal import Foundation
    internal import FoundationNetworking

    /// The cache of downloaded bytes outside Apple's platforms: Foundation's own, used by hand.
    ///
    /// There the session never writes to a cache for requests of this kind, and crashes now and then when a request is
    /// cancelled while it reads. So it gets none, and what a server allows by `max-age` is kept here.
    ///
    /// The cache looks at host, port and path only, so that `photo?id=1` would be shown for `photo?id=2`; and it makes the
    /// name of a file of them that may be too long or contain a slash, and then keeps nothing. So every URL gets a short
    /// name.
    struct DiskCache: Sendable {
        let sessionCache: URLCache? = nil
        private let cache: URLCache

        /// Nothing is kept in memory twice: decoded images have a cache of their own.
        init(capacity: Int, directory: URL) {
            cache = URLCache(memoryCapacity: 0, diskCapacity: capacity, diskPath: directory.path)
        }

        /// What came from the URL and is still fresh.
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

        /// The header of an entry that says until when it is fresh, in seconds since Foundation's reference date.
        private static let end = "Fresh-Until"

        /// For how many seconds the response may be used; nil where the server doesn't say so.
        private static func freshness(_ response: HTTPURLResponse) -> TimeInterval? {
            let rules = (response.value(forHTTPHeaderField: "Cache-Control") ?? "").lowercased().split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard !rules.contains("no-store"), !rules.contains("no-cache") else { return nil }
            let ages = rules.filter { $0.hasPrefix("max-age=") }.compactMap { TimeInterval($0.dropFirst(8)) }
            return ages.first { $0 > 0 }
        }

        /// Two URLs may come to have one name: then the last one that was stored is found.
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
