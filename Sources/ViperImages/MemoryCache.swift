internal import Foundation

/// Downloaded data in its original form, as much as fits. Decoded images are far larger: see `LivingImages`.
final class MemoryCache: Sendable {
    /// An object around a download, as `NSCache` only stores objects.
    private final class Box: Sendable {
        let download: Downloader.Download

        init(_ download: Downloader.Download) {
            self.download = download
        }
    }

    // NSCache locks for itself, but isn't declared to be sendable everywhere.
    private let downloads: Locked<NSCache<NSString, Box>>

    init(capacity: Int) {
        let cache = NSCache<NSString, Box>()
        // To NSCache 0 means no limit.
        cache.totalCostLimit = max(capacity, 1)
        downloads = Locked(cache)
    }

    func download(for url: URL) -> Downloader.Download? {
        let key = NSString(string: url.absoluteString)
        return downloads.withLock { $0.object(forKey: key)?.download }
    }

    func insert(_ download: Downloader.Download, for url: URL) {
        let key = NSString(string: url.absoluteString)
        downloads.withLock { $0.setObject(Box(download), forKey: key, cost: download.data.count) }
    }

    func remove(_ url: URL) {
        let key = NSString(string: url.absoluteString)
        downloads.withLock { $0.removeObject(forKey: key) }
    }

    func removeAll() {
        downloads.withLock { $0.removeAllObjects() }
    }
}
