#if !canImport(UIKit)
    public import Foundation

    /// A sign that something is going on, as in UIKit.
    @MainActor open class UIActivityIndicatorView: UIView {
        public enum Style: Int, Sendable {
            case medium = 100
            case large = 101
        }

        /// Kept, without effect: nothing is drawn.
        open var style: Style
        /// Whether something is going on.
        open private(set) var isAnimating = false

        /// Whether it is hidden while it doesn't animate.
        open var hidesWhenStopped = true {
            didSet { if !isAnimating { isHidden = hidesWhenStopped } }
        }

        /// Still and hidden.
        public init(style: Style) {
            self.style = style
            super.init(frame: .zero)
            isHidden = true
        }

        public override convenience init(frame: CGRect) {
            self.init(style: .medium)
            self.frame = frame
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { nil }

        /// Shows that something is going on.
        open func startAnimating() {
            isAnimating = true
            if hidesWhenStopped { isHidden = false }
        }

        /// Hides the view again if `hidesWhenStopped`.
        open func stopAnimating() {
            isAnimating = false
            if hidesWhenStopped { isHidden = true }
        }
    }
#endif
