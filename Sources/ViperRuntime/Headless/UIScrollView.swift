#if !canImport(UIKit)
    public import Foundation

    /// A view whose content may be larger than itself, as in UIKit. Headless, nothing scrolls.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiscrollview
    @MainActor open class UIScrollView: UIView {
        /// The size in points. Stored without effect.
        open var contentSize = CGSize.zero
        /// The offset in points. Stored without effect.
        open var contentOffset = CGPoint.zero
        /// The way in which scrolling dismisses the keyboard, as in UIKit.
        public enum KeyboardDismissMode: Int, Sendable {
            case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
        }

        /// Stored without effect: nothing scrolls.
        open var isScrollEnabled = true
        /// Stored without effect: nothing scrolls.
        open var keyboardDismissMode = KeyboardDismissMode.none
        /// Stored without effect: nothing scrolls.
        open var alwaysBounceVertical = false

        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The area of the content.
        open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
        /// The visible area.
        open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
    }
#endif
