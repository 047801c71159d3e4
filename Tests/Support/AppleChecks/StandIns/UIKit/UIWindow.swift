public import Foundation

/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor @preconcurrency
open class UIWindow: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }

    weak open var windowScene: UIWindowScene?
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { false }
    open func makeKey() {}
    open func resignKey() {}
    open func makeKeyAndVisible() {}
}
