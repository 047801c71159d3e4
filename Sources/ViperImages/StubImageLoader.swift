public import Foundation

/// Returns given images and loads none: for tests, sandboxes and previews.
///
/// For example:
///
/// ```swift
/// let loader = StubImageLoader<UIImage>()
/// loader.images[recipe.imageURL] = UIImage(systemName: "fork.knife")
/// ```
public final class StubImageLoader<Image: Sendable>: ImageLoading {
    private struct State: Sendable {
        var images: [URL: Image] = [:]
        var requests: [ImageKey] = []
    }

    private let state: Locked<State>

    /// Creates a loader with some images in memory.
    ///
    /// - Parameter images: The images by URL.
    public init(images: [URL: Image] = [:]) {
        state = Locked(State(images: images))
    }

    /// The images in memory. Loading any other image throws a `URLError`.
    public var images: [URL: Image] {
        get { state.withLock { $0.images } }
        set { state.withLock { $0.images = newValue } }
    }

    /// The requested URLs, in order. An image that a view requests again because its size has changed is listed once.
    public var requestedURLs: [URL] { state.withLock { $0.requests.map(\.url) } }

    /// Returns the image from ``images``. This doesn't count as a request.
    public func cachedImage(for url: URL) -> Image? { images[url] }

    public func loadImage(from url: URL) -> LoadingImage<Image> { loadImage(from: url, fitting: nil) }

    public func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image> {
        let request = ImageKey(url, size)
        let image = state.withLock { state in
            if let last = state.requests.last, last.url == request.url, last.size != size {
                state.requests.removeLast()
            }
            state.requests.append(request)
            return state.images[url]
        }
        if let image { return .cached(image) }
        return .inProgress(Task { throw URLError(.resourceUnavailable) })
    }
}
