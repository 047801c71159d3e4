public import Foundation

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// The place for one image on the screen, without the view: which image is wanted, which one is here, and whether it
/// should fade in.
///
/// An image that was in memory appears at once; one that had to be waited for fades in. When another image is wanted
/// in the meantime, the former one is no longer waited for and never appears. For example:
///
/// ```swift
/// let slot = ImageSlot<UIImage> { [weak self] image, fades in self?.show(image, fades: fades) }
/// slot.show(recipe.imageURL, from: loader)
/// ```
@MainActor public final class ImageSlot<Image: Sendable> {
    /// Called with the image that is to be shown, or nil for none, and with whether it should fade in.
    public typealias Update = @MainActor (_ image: Image?, _ fades: Bool) -> Void

    /// Called with the URL that failed and the error, except when the waiting was cancelled.
    public var onFailure: (@MainActor (_ url: URL, _ error: any Error) -> Void)?

    /// The image that is wanted now.
    public private(set) var url: URL?

    /// How large the image is shown that is wanted now; nil for all of it.
    public private(set) var size: DisplaySize?

    private let update: Update
    private var loading: Task<Void, Never>?
    private var isHere = false

    /// Whether the image that is wanted didn't come.
    private(set) var hasFailed = false

    /// An empty place.
    ///
    /// - Parameter update: Shows an image. It is called on the main actor, at once or later.
    public init(update: @escaping Update) {
        self.update = update
    }

    deinit {
        loading?.cancel()
    }

    /// Shows the image at a URL instead of the previous one.
    ///
    /// Another image that isn't in memory leaves the place empty until it comes. The one that is wanted already stays, and
    /// if it is under way, its download goes on: a view may say what it shows as often as it is rendered. For example:
    /// `slot.show(recipe.imageURL, from: loader)`.
    ///
    /// - Parameters:
    ///   - url: Where the image is, or nil for none.
    ///   - loader: Loads it.
    public func show(_ url: URL?, from loader: some ImageLoading<Image>) {
        show(url, fitting: nil, from: ImageSource(loader))
    }

    /// Shows the image at a URL instead of the previous one, decoded no larger than it is shown.
    ///
    /// Said again with another size, the image that is here stays until it has been decoded anew, off the main actor. For
    /// example: `slot.show(recipe.imageURL, fitting: DisplaySize(width: 360, height: 240), from: loader)`.
    ///
    /// - Parameters:
    ///   - url: Where the image is, or nil for none.
    ///   - size: How large it is shown; ``DisplaySize/unknown`` before the place is laid out, and nil for all of it.
    ///   - loader: Loads it.
    public func show(_ url: URL?, fitting size: DisplaySize?, from loader: some ImageLoading<Image>) {
        show(url, fitting: size, from: ImageSource(loader))
    }

    /// Stops waiting for the image. One that is here stays.
    ///
    /// For example: in `prepareForReuse()`.
    public func cancel() {
        loading?.cancel()
        loading = nil
    }

    func show(_ url: URL?, fitting size: DisplaySize?, from source: ImageSource<Image>) {
        // The former one is cancelled last, so that the two of one URL share a download.
        let former = loading
        defer { former?.cancel() }
        loading = nil
        let isAnother = url != self.url
        let isResized = !isAnother && isHere && size != self.size
        (self.url, self.size) = (url, size)
        hasFailed = false
        guard let url else { return put(nil, fades: false) }
        if isResized { return wait(url, fades: false) { try await source.reload(url, size) } }
        switch source.load(url, size) {
        case .cached(let image): put(image, fades: false)
        case .inProgress(let task):
            if isAnother { put(nil, fades: false) }
            wait(url, fades: true) { try await LoadingImage.inProgress(task).image }
        }
    }

    /// Waits until the image that is wanted is there, or isn't going to come. For tests.
    func finish() async { await loading?.value }

    private func put(_ image: Image?, fades: Bool) {
        isHere = image != nil
        update(image, fades)
    }

    /// A loader of the team's own may say in URLSession's words that it was cancelled.
    private func fail(_ url: URL, _ error: any Error) {
        if error is CancellationError || (error as? URLError)?.code == .cancelled { return }
        hasFailed = true
        onFailure?(url, error)
    }

    private func wait(_ url: URL, fades: Bool, for load: @escaping @Sendable () async throws -> Image) {
        loading = Task { @MainActor [weak self] in
            do {
                let image = try await load()
                if !Task.isCancelled { self?.put(image, fades: fades) }
            } catch {
                if !Task.isCancelled { self?.fail(url, error) }
            }
        }
    }
}
