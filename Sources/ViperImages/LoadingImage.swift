/// The result of ``ImageLoading/loadImage(from:)``: the image, or a task that loads it.
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
    /// The image was in memory: it can be shown in the current frame.
    case cached(Image)

    /// The image is being read, downloaded or decoded.
    ///
    /// The task belongs only to this caller. Cancelling it ends the caller's waiting with a `CancellationError`; the
    /// download continues as long as others wait for the same URL.
    case inProgress(Task<Image, any Error>)

    /// The image, once it is loaded.
    ///
    /// The task is cancelled together with the task that awaits this property. For example:
    ///
    /// ```swift
    /// let image = try await loader.loadImage(from: url).image
    /// ```
    ///
    /// - Throws: `CancellationError` if the caller was cancelled, otherwise the error of the task, see
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

    /// Stops waiting for the image. Does nothing if it is already loaded.
    ///
    /// For example: `loading?.cancel()` when a cell is used for another row.
    public func cancel() {
        if case .inProgress(let task) = self { task.cancel() }
    }
}
