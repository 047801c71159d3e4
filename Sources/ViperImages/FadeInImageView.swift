public import Foundation
public import ViperRuntime

/// An image view that loads what it shows, decoded as large as the view is, and fades in only what was not in memory.
///
/// Give it a height or an aspect ratio, also in a stack: else it is as large as its image, and what is around it moves when that comes.
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
    private var source: ImageSource<UIImage>?

    /// Shows the image at a URL instead of the previous one, which it no longer waits for.
    ///
    /// A view that isn't laid out yet shows what is in memory when it is, in its first frame all the same. For example:
    /// `photoView.show(recipe.imageURL, from: imageLoader)`.
    ///
    /// - Parameters:
    ///   - url: Where the image is, or nil for the placeholder.
    ///   - loader: Loads it.
    public func show(_ url: URL?, from loader: some ImageLoading<UIImage>) {
        let source = ImageSource(loader)
        self.source = source
        let size = displaySize
        slot.show(url, fitting: size, from: source)
        if size == .unknown { setNeedsLayout() }
    }

    /// Stops waiting for the image. One that is here stays.
    public func cancel() {
        slot.cancel()
        source = nil
    }

    /// An image that didn't come is asked for once more when its view comes back to the screen.
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
