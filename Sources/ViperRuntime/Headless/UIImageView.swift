#if !canImport(UIKit)
    public import Foundation

    /// A view that shows an image.
    @MainActor open class UIImageView: UIView {
        /// Stored without effect: nothing is drawn.
        open var image: UIImage?

        /// Creates a view without an image.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a view of an image; UIKit gives it the image's size, which doesn't exist headless.
        public init(image: UIImage?) {
            self.image = image
            super.init(frame: .zero)
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { nil }
    }
#endif
