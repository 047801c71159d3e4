public import Foundation

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// The place of an image on the screen, without the view: the requested image, the current one, and whether it should
/// fade in.
///
/// An image that was in memory appears at once; one that had to be loaded fades in. If another image is requested in
/// the meantime, the previous one is no longer waited for and never appears. For example:
///
/// ```swift
/// let slot = ImageSlot<UIImage> { [weak self] image, fades in self?.show(image, fades: fades) }
/// slot.show(recipe.imageURL, from: loader)
/// ```
@MainActor public final class ImageSlot<Image: Sendable> {
    /// Called with the image to show, or nil for none, and true if it should fade in.
    public typealias Update = @MainActor (_ image: Image?, _ fades: Bool) -> Void

    /// Called with the failed URL and the error, except after cancellation.
    public var onFailure: (@MainActor (_ url: URL, _ error: any Error) -> Void)?

    /// The URL of the requested image.
    public private(set) var url: URL?

    /// The size in which the requested image is shown; nil for the full size.
    public private(set) var size: DisplaySize?

    private let update: Update
    private var loading: Task<Void, Never>?
    private var isHere = false

    /// True if the requested image failed to load.
    private(set) var hasFailed = false

    /// Creates an empty slot.
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
    /// A different image that isn't in memory leaves the slot empty until it is loaded. An image that was already
    /// requested stays, and if it is loading, its download continues: a view may call this each time it is rendered.
    /// For example: `slot.show(recipe.imageURL, from: loader)`.
    ///
    /// - Parameters:
    ///   - url: The URL of the image, or nil for none.
    ///   - loader: Loads the image.
    public func show(_ url: URL?, from loader: some ImageLoading<Image>) {
        show(url, fitting: nil, from: ImageSource(loader))
    }

    /// Shows the image at a URL instead of the previous one, decoded no larger than it is shown.
    ///
    /// If called again with another size, the current image stays until it has been decoded again, off the main actor.
    /// For example: `slot.show(recipe.imageURL, fitting: DisplaySize(width: 360, height: 240), from: loader)`.
    ///
    /// - Parameters:
    ///   - url: The URL of the image, or nil for none.
    ///   - size: The size in which it is shown; ``DisplaySize/unknown`` before layout, and nil for the full size.
    ///   - loader: Loads the image.
    public func show(_ url: URL?, fitting size: DisplaySize?, from loader: some ImageLoading<Image>) {
        show(url, fitting: size, from: ImageSource(loader))
    }

    /// Stops waiting for the image. One that is already shown stays.
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

    /// Waits until the requested image is loaded, or has failed. For tests.
    func finish() async { await loading?.value }

    private func put(_ image: Image?, fades: Bool) {
        isHere = image != nil
        update(image, fades)
    }

    /// Reports a failure. A team's own loader may report cancellation with URLSession's error.
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
