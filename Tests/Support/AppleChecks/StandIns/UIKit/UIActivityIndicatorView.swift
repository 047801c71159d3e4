public import Foundation

/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override convenience init(frame: CGRect) { self.init(style: .medium) }
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }

    open var style: Style
    open var hidesWhenStopped = true
    open var isAnimating: Bool { false }
    open func startAnimating() {}
    open func stopAnimating() {}

    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
}
