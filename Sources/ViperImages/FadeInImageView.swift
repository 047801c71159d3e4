public import Foundation
public import ViperRuntime

/// An image view that loads what it shows, and fades in only what was not in memory.
///
/// For example, in a cell:
///
/// ```swift
/// photoView.show(recipe.imageURL, from: environment.imageLoader)
///
/// override func prepareForReuse() {
///     super.prepareForReuse()
///     photoView.cancel()
/// }
/// ```
@MainActor open class FadeInImageView: UIImageView {
    /// How long an image fades in, in seconds.
    open var fadeDuration: TimeInterval = 0.25

    /// What is shown until the image comes, and when it doesn't.
    open var placeholder: UIImage?

    /// Called with the URL that failed and the error, except when the waiting was cancelled.
    public var onFailure: (@MainActor (_ url: URL, _ error: any Error) -> Void)? {
        get { slot.onFailure }
        set { slot.onFailure = newValue }
    }

    private lazy var slot = ImageSlot<UIImage> { [weak self] image, fades in
        self?.show(image, fades: fades)
    }

    /// Shows the image at a URL instead of the previous one, which it no longer waits for.
    ///
    /// For example: `photoView.show(recipe.imageURL, from: environment.imageLoader)`.
    ///
    /// - Parameters:
    ///   - url: Where the image is, or nil for the placeholder.
    ///   - loader: Loads it.
    public func show(_ url: URL?, from loader: some ImageLoading<UIImage>) {
        slot.show(url, from: loader)
    }

    /// Stops waiting for the image. One that is here stays.
    public func cancel() {
        slot.cancel()
    }

    private func show(_ image: UIImage?, fades: Bool) {
        #if canImport(UIKit)
            if fades {
                UIView.transition(
                    with: self,
                    duration: fadeDuration,
                    options: [.transitionCrossDissolve, .allowUserInteraction],
                    animations: { self.image = image ?? self.placeholder }
                )
                return
            }
        #endif
        self.image = image ?? placeholder
    }
}
