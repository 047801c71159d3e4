// swift-format-ignore-file
import Foundation

final class BookmarkStore: NSObject {
    nonisolated(unsafe) static let shared = BookmarkStore()

    private(set) var headlines: [String] = []

    func add(_ headline: String) { headlines.append(headline) }
    func removeAll() { headlines = [] }
}
