public import Foundation

/// Loads images: the service for features, independent of its implementation.
///
/// ViperGen's specs know it as a service: `imageLoader: ImageLoading` is an `any ImageLoading<UIImage>`.
///
/// In generic positions, such as `(any ImageLoading<UIImage>)?`, that type needs iOS 16. For older systems, name the image
/// type once. For example:
///
/// ```swift
/// public protocol RecipeImageLoading: ImageLoading where Image == UIImage {}
///
/// extension ImageLoader: RecipeImageLoading where Image == UIImage {}
/// ```
public protocol ImageLoading<Image>: Sendable {
    /// The decoded image, for example `UIImage`.
    associatedtype Image: Sendable

    /// Returns at once: the image if it is in memory, otherwise a task that loads it.
    ///
    /// Work continues in the background; the result is returned on the caller's own actor, without suspending. For
    /// example:
    ///
    /// ```swift
    /// if case .cached(let image) = loader.loadImage(from: url) { imageView.image = image }
    /// ```
    ///
    /// The task throws
    ///
    /// - `CancellationError` if it was cancelled,
    /// - ``InvalidImageDataError`` if the data isn't an image,
    /// - ``UnexpectedStatusError`` if the server's status wasn't success,
    /// - `URLError` if there was no complete response.
    ///
    /// - Parameter url: The URL of the image.
    /// - Returns: The image, or a task that belongs only to this caller.
    func loadImage(from url: URL) -> LoadingImage<Image>

    /// Returns the image if it is in memory, without loading it otherwise: for drawing in the current frame.
    ///
    /// For example: `imageView.image = loader.cachedImage(for: url) ?? placeholder`.
    ///
    /// The default implementation, for loaders without a cache, returns nil.
    ///
    /// - Parameter url: The URL of the image.
    func cachedImage(for url: URL) -> Image?

    /// Returns at once, like ``loadImage(from:)``, with an image that is decoded no larger than it is shown.
    ///
    /// For example: `loader.loadImage(from: url, fitting: DisplaySize(width: 360, height: 240, isFilled: true))`.
    ///
    /// The default implementation, for loaders whose images have one size, is ``loadImage(from:)``.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - size: The size in which it is shown, or nil for the full size.
    func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image>

    /// Returns the image if it is in memory, decoded no larger than it is shown.
    ///
    /// For example: `loader.cachedImage(for: url, fitting: size)`.
    ///
    /// The default implementation, for loaders whose images have one size, is ``cachedImage(for:)``.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - size: The size in which it is shown, or nil for the full size.
    func cachedImage(for url: URL, fitting size: DisplaySize?) -> Image?

    /// Loads images into the caches before they are needed.
    ///
    /// For example: `prefetch = loader.prefetch(upcomingRows.map(\.imageURL))`.
    ///
    /// The default implementation calls ``loadImage(from:)`` for a few URLs at a time.
    ///
    /// - Parameter urls: The URLs of the images, the most urgent first.
    /// - Returns: The work, so that it can be cancelled. It continues if the value is discarded.
    @discardableResult func prefetch(_ urls: [URL]) -> Prefetch
}

extension ImageLoading {
    public func cachedImage(for url: URL) -> Image? { nil }

    public func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image> { loadImage(from: url) }

    public func cachedImage(for url: URL, fitting size: DisplaySize?) -> Image? { cachedImage(for: url) }

    @discardableResult public func prefetch(_ urls: [URL]) -> Prefetch { Prefetch(urls, with: self) }

    /// Returns the image once it is loaded, for callers that need no immediate result.
    ///
    /// For example: `let image = try await loader.image(from: url)`.
    ///
    /// - Parameter url: The URL of the image.
    /// - Throws: `CancellationError` if the caller was cancelled, otherwise the errors of ``loadImage(from:)``.
    public func image(from url: URL) async throws -> Image { try await loadImage(from: url).image }

    /// Returns the image once it is loaded, decoded no larger than it is shown, and never on the main actor.
    ///
    /// For example: `let image = try await loader.image(from: url, fitting: size)`.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - size: The size in which it is shown, or nil for the full size.
    /// - Throws: `CancellationError` if the caller was cancelled, otherwise the errors of ``loadImage(from:)``.
    public func image(from url: URL, fitting size: DisplaySize?) async throws -> Image {
        try await loadImage(from: url, fitting: size).image
    }
}
