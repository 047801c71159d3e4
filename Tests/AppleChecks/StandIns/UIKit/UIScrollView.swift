public import Foundation

/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor @preconcurrency
open class UIScrollView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
