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
        var requestedURLs: [URL] = []
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

    /// What was asked for, in that order.
    public var requestedURLs: [URL] { state.withLock { $0.requestedURLs } }

    /// The same as in ``images``. It counts as no request.
    public func cachedImage(for url: URL) -> Image? { images[url] }

    public func loadImage(from url: URL) -> LoadingImage<Image> {
        let image = state.withLock { state in
            state.requestedURLs.append(url)
            return state.images[url]
        }
        if let image { return .cached(image) }
        return .inProgress(Task { throw URLError(.resourceUnavailable) })
    }
}
