/// What ``ImageLoading/loadImage(from:)`` answers: the image, or the promise of one.
///
/// For example:
///
/// ```swift
/// switch loader.loadImage(from: url) {
/// case .cached(let image): imageView.image = image
/// case .inProgress(let task): loading = task
/// }
/// ```
public enum LoadingImage<Image: Sendable>: Sendable {
    /// The image was in memory: it can be shown in this very frame.
    case cached(Image)

    /// The image is being read, downloaded or decoded.
    ///
    /// The task belongs to this one caller. Cancelling it ends the caller's waiting with a `CancellationError`; the
    /// download goes on for as long as somebody else waits for the same URL.
    case inProgress(Task<Image, any Error>)

    /// The image, as soon as it is there.
    ///
    /// The task is cancelled together with whoever awaits this property. For example:
    ///
    /// ```swift
    /// let image = try await loader.loadImage(from: url).image
    /// ```
    ///
    /// - Throws: `CancellationError` if the caller was cancelled, or else what the task throws, see
    ///   ``ImageLoading/loadImage(from:)``.
    public var image: Image {
        get async throws {
            switch self {
            case .cached(let image): image
            case .inProgress(let task):
                try await withTaskCancellationHandler {
                    try await task.value
                } onCancel: {
                    task.cancel()
                }
            }
        }
    }

    /// Stops waiting for the image. Nothing happens when it is here already.
    ///
    /// For example: `loading?.cancel()` when a cell is used for another row.
    public func cancel() {
        if case .inProgress(let task) = self { task.cancel() }
    }
}
