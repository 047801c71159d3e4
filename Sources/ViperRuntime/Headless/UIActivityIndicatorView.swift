#if !canImport(UIKit)
    public import Foundation

    /// An indicator of activity, as in UIKit.
    @MainActor open class UIActivityIndicatorView: UIView {
        public enum Style: Int, Sendable {
            case medium = 100
            case large = 101
        }

        /// Stored without effect: nothing is drawn.
        open var style: Style
        /// True while it shows activity.
        open private(set) var isAnimating = false

        /// True if it is hidden while it doesn't animate.
        open var hidesWhenStopped = true {
            didSet { if !isAnimating { isHidden = hidesWhenStopped } }
        }

        /// Creates an indicator that is still and hidden.
        public init(style: Style) {
            self.style = style
            super.init(frame: .zero)
            isHidden = true
        }

        public override convenience init(frame: CGRect) {
            self.init(style: .medium)
            self.frame = frame
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { nil }

        /// Shows activity.
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
