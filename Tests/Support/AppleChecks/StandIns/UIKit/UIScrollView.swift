public import Foundation

/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor @preconcurrency
open class UIScrollView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
