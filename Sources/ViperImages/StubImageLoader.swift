public import Foundation

/// Answers with images that it was given, and loads none: for tests, sandboxes and previews.
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

    /// A loader that has some images in memory.
    ///
    /// - Parameter images: The images, by where they are.
    public init(images: [URL: Image] = [:]) {
        state = Locked(State(images: images))
    }

    /// What is in memory. Loading any other image throws a `URLError`.
    public var images: [URL: Image] {
        get { state.withLock { $0.images } }
        set { state.withLock { $0.images = newValue } }
    }

    /// What was asked for, in that order. An image that a view asks for again because its size has changed is there once.
    public var requestedURLs: [URL] { state.withLock { $0.requests.map(\.url) } }

    /// The same as in ``images``. It counts as no request.
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
