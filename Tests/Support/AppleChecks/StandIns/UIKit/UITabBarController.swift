public import Foundation

/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController]?
    open var selectedViewController: UIViewController?
    open var selectedIndex = 0
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}
