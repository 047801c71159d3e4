internal import Foundation

/// Decoded images, as many as fit.
final class MemoryCache<Image: Sendable>: Sendable {
    /// `NSCache` keeps objects only.
    private final class Box: Sendable {
        let image: Image

        init(_ image: Image) {
            self.image = image
        }
    }

    // NSCache locks for itself, but isn't declared to be sendable everywhere.
    private let images: Locked<NSCache<NSString, Box>>

    init(capacity: Int) {
        let cache = NSCache<NSString, Box>()
        // To NSCache 0 means no limit.
        cache.totalCostLimit = max(capacity, 1)
        images = Locked(cache)
    }

    func image(for url: URL) -> Image? {
        let key = NSString(string: url.absoluteString)
        return images.withLock { $0.object(forKey: key)?.image }
    }

    func insert(_ image: Image, for url: URL, cost: Int) {
        let key = NSString(string: url.absoluteString)
        images.withLock { $0.setObject(Box(image), forKey: key, cost: max(cost, 0)) }
    }

    func removeAll() {
        images.withLock { $0.removeAllObjects() }
    }
}
