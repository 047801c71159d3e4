public import Foundation

/// Loads images: the service that features see, independent of its implementation.
///
/// Specs of ViperGen know it as a service: `imageLoader: ImageLoading` is an `any ImageLoading<UIImage>`.
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

    /// Answers at once: with the image when it is in memory, otherwise with a task that gets it.
    ///
    /// Work goes on in the background; the answer is given on the caller's own actor, without suspending. For example:
    ///
    /// ```swift
    /// if case .cached(let image) = loader.loadImage(from: url) { imageView.image = image }
    /// ```
    ///
    /// The task throws
    ///
    /// - `CancellationError` when it was cancelled,
    /// - ``InvalidImageDataError`` when what came isn't an image,
    /// - ``UnexpectedStatusError`` when the server answered with anything but success,
    /// - `URLError` when there was no complete answer.
    ///
    /// - Parameter url: Where the image is.
    /// - Returns: The image, or a task that belongs to this caller alone.
    func loadImage(from url: URL) -> LoadingImage<Image>

    /// The image, if it is in memory, without loading it otherwise: for what is drawn in this very frame.
    ///
    /// For example: `imageView.image = loader.cachedImage(for: url) ?? placeholder`.
    ///
    /// There is an implementation for loaders that keep nothing: nil.
    ///
    /// - Parameter url: Where the image is.
    func cachedImage(for url: URL) -> Image?

    /// Answers at once, as ``loadImage(from:)`` does, with an image that is decoded no larger than it is shown.
    ///
    /// For example: `loader.loadImage(from: url, fitting: DisplaySize(width: 360, height: 240, isFilled: true))`.
    ///
    /// There is an implementation for loaders whose images have one size: ``loadImage(from:)``.
    ///
    /// - Parameters:
    ///   - url: Where the image is.
    ///   - size: How large it is shown, or nil for all of it.
    func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image>

    /// The image, if it is in memory, decoded no larger than it is shown.
    ///
    /// For example: `loader.cachedImage(for: url, fitting: size)`.
    ///
    /// There is an implementation for loaders whose images have one size: ``cachedImage(for:)``.
    ///
    /// - Parameters:
    ///   - url: Where the image is.
    ///   - size: How large it is shown, or nil for all of it.
    func cachedImage(for url: URL, fitting size: DisplaySize?) -> Image?

    /// Gets images into the caches before anybody asks for them.
    ///
    /// For example: `prefetch = loader.prefetch(upcomingRows.map(\.imageURL))`.
    ///
    /// There is an implementation that calls ``loadImage(from:)`` for a few URLs at a time.
    ///
    /// - Parameter urls: Where the images are, the most urgent first.
    /// - Returns: The work, so that it can be cancelled. It goes on when the value is dropped.
    @discardableResult func prefetch(_ urls: [URL]) -> Prefetch
}

extension ImageLoading {
    public func cachedImage(for url: URL) -> Image? { nil }

    public func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image> { loadImage(from: url) }

    public func cachedImage(for url: URL, fitting size: DisplaySize?) -> Image? { cachedImage(for: url) }

    @discardableResult public func prefetch(_ urls: [URL]) -> Prefetch { Prefetch(urls, with: self) }

    /// The image, as soon as it is there, for callers that need no answer at once.
    ///
    /// For example: `let image = try await loader.image(from: url)`.
    ///
    /// - Parameter url: Where the image is.
    /// - Throws: `CancellationError` if the caller was cancelled, or else the errors of ``loadImage(from:)``.
    public func image(from url: URL) async throws -> Image { try await loadImage(from: url).image }

    /// The image, as soon as it is there, decoded no larger than it is shown, and never on the main actor.
    ///
    /// For example: `let image = try await loader.image(from: url, fitting: size)`.
    ///
    /// - Parameters:
    ///   - url: Where the image is.
    ///   - size: How large it is shown, or nil for all of it.
    /// - Throws: `CancellationError` if the caller was cancelled, or else the errors of ``loadImage(from:)``.
    public func image(from url: URL, fitting size: DisplaySize?) async throws -> Image {
        try await loadImage(from: url, fitting: size).image
    }
}
