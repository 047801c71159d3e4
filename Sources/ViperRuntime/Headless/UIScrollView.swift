#if !canImport(UIKit)
    public import Foundation

    /// A view whose content may be larger than itself, as in UIKit. Nobody scrolls.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiscrollview
    @MainActor open class UIScrollView: UIView {
        /// In points. Kept, without effect.
        open var contentSize = CGSize.zero
        /// In points. Kept, without effect.
        open var contentOffset = CGPoint.zero
        /// How scrolling sends the keyboard away, as in UIKit.
        public enum KeyboardDismissMode: Int, Sendable {
            case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
        }

        /// Kept, without effect: nobody scrolls.
        open var isScrollEnabled = true
        /// Kept, without effect: nobody scrolls.
        open var keyboardDismissMode = KeyboardDismissMode.none
        /// Kept, without effect: nobody scrolls.
        open var alwaysBounceVertical = false

        public override init(frame: CGRect) { super.init(frame: frame) }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// What can be scrolled.
        open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
        /// What can be seen of it.
        open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
    }
#endif
