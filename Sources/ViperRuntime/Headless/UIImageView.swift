#if !canImport(UIKit)
    public import Foundation

    /// A view that shows an image.
    @MainActor open class UIImageView: UIView {
        /// Kept, without effect: nothing is drawn.
        open var image: UIImage?

        /// A view without an image.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// A view of an image; UIKit gives it the image's size, which headless is none.
        public init(image: UIImage?) {
            self.image = image
            super.init(frame: .zero)
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { nil }
    }
#endif
