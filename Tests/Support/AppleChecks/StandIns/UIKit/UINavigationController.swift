public import Foundation

/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { nil }
    open var visibleViewController: UIViewController? { nil }
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    @discardableResult open func popToViewController(
        _ viewController: UIViewController,
        animated: Bool
    ) -> [UIViewController]? { nil }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}
