public import Foundation

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

    private let update: Update
    private var loading: Task<Void, Never>?

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
        show(url) { loader.loadImage(from: $0) }
    }

    /// Stops waiting for the image. One that is here stays.
    ///
    /// For example: in `prepareForReuse()`.
    public func cancel() {
        loading?.cancel()
        loading = nil
    }

    func show(_ url: URL?, load: (URL) -> LoadingImage<Image>) {
        // The former one is cancelled last, so that the two of one URL share a download.
        let former = loading
        defer { former?.cancel() }
        loading = nil
        let isAnother = url != self.url
        self.url = url
        guard let url else { return update(nil, false) }
        switch load(url) {
        case .cached(let image): update(image, false)
        case .inProgress(let task):
            if isAnother { update(nil, false) }
            wait(for: task, url)
        }
    }

    private func wait(for task: Task<Image, any Error>, _ url: URL) {
        loading = Task { @MainActor [weak self] in
            do {
                let image = try await LoadingImage.inProgress(task).image
                if !Task.isCancelled { self?.update(image, true) }
            } catch {
                if !Task.isCancelled, !(error is CancellationError) { self?.onFailure?(url, error) }
            }
        }
    }
}
