public import Foundation

/// https://developer.apple.com/documentation/uikit/uiprogressview
@MainActor @preconcurrency
open class UIProgressView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    open var progress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) {}

    /// https://developer.apple.com/documentation/uikit/uiprogressview/style
    public enum Style: Int, Sendable { case `default`, bar }
}
