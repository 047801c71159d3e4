public import Foundation
public import ViperRuntime

/// An image view that loads its image, decoded at the size of the view, and fades it in unless it was in memory.
///
/// Give it a height or an aspect ratio, also in a stack: otherwise it is as large as its image, and the views around
/// it move when that arrives.
///
/// For example, in a cell:
///
/// ```swift
/// photoView.show(recipe.imageURL, from: imageLoader)
///
/// override func prepareForReuse() {
///     super.prepareForReuse()
///     photoView.cancel()
/// }
/// ```
@MainActor open class FadeInImageView: UIImageView {
    /// The duration of the fade, in seconds.
    open var fadeDuration: TimeInterval = 0.25

    /// The image that is shown until the right one is loaded, and if loading fails.
    open var placeholder: UIImage?

    /// Called with the failed URL and the error, except after cancellation.
    public var onFailure: (@MainActor (_ url: URL, _ error: any Error) -> Void)? {
        get { slot.onFailure }
        set { slot.onFailure = newValue }
    }

    private lazy var slot = ImageSlot<UIImage> { [weak self] image, fades in
        self?.show(image, fades: fades)
    }
    private var source: ImageSource<UIImage>?

    /// Shows the image at a URL instead of the previous one, which is no longer waited for.
    ///
    /// Before layout, a view shows an image in memory once it is laid out, still in its first frame. For example:
    /// `photoView.show(recipe.imageURL, from: imageLoader)`.
    ///
    /// - Parameters:
    ///   - url: The URL of the image, or nil for the placeholder.
    ///   - loader: Loads the image.
    public func show(_ url: URL?, from loader: some ImageLoading<UIImage>) {
        let source = ImageSource(loader)
        self.source = source
        let size = displaySize
        slot.show(url, fitting: size, from: source)
        if size == .unknown { setNeedsLayout() }
    }

    /// Stops waiting for the image. One that is already shown stays.
    public func cancel() {
        slot.cancel()
        source = nil
    }

    /// Requests a failed image once more when the view returns to the screen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, slot.hasFailed, let source, let url = slot.url else { return }
        slot.show(url, fitting: slot.size, from: source)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, let url = slot.url else { return }
        let size = displaySize
        if size == .unknown {
            // The view has the size of its image, so that the image has to come first.
            if slot.size == .unknown { slot.show(url, fitting: nil, from: source) }
        } else if slot.size?.isUnfit(for: size) ?? true {
            slot.show(url, fitting: size, from: source)
        }
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
