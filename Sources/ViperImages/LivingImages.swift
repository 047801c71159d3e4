internal import Foundation

/// The key of a decoded image: its URL and the size in which it is shown.
struct ImageKey: Hashable, Sendable {
    let url: URL
    let size: DisplaySize?

    init(_ url: URL, _ size: DisplaySize?) {
        self.url = url.absoluteURL
        self.size = size
    }
}

/// The decoded images that are shown. They are held weakly: an image is deallocated with its last view.
///
/// Images that aren't objects can't be found again, and are decoded for each view.
final class LivingImages<Image: Sendable>: Sendable {
    private struct Entry {
        weak var image: AnyObject?
    }

    private struct State {
        var entries: [ImageKey: Entry] = [:]
        var limit = 64
    }

    private let state = Locked(State())
    private let areObjects = Image.self is AnyClass

    func image(for key: ImageKey) -> Image? {
        state.withLock { $0.entries[key]?.image as? Image }
    }

    /// Returns any image of the URL, whatever its size.
    func anyImage(of url: URL) -> Image? {
        let url = url.absoluteURL
        return state.withLock { state in
            state.entries.lazy.filter { $0.key.url == url }.compactMap { $0.value.image as? Image }.first
        }
    }

    /// The number of entries, including those of deallocated images.
    var count: Int { state.withLock { $0.entries.count } }

    func insert(_ image: Image, for key: ImageKey) {
        guard areObjects else { return }
        state.withLock { state in
            state.entries[key] = Entry(image: image as AnyObject)
            guard state.entries.count > state.limit else { return }
            state.entries = state.entries.filter { $0.value.image != nil }
            // Twice as many as live: looking for the dead costs no more than inserting did.
            state.limit = max(64, state.entries.count * 2)
        }
    }

    func removeAll() {
        state.withLock { $0.entries = [:] }
    }
}
