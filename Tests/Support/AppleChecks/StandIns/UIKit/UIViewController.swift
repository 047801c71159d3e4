public import Foundation

/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var nibName: String? { nil }
    open var nibBundle: Bundle? { nil }
    open var title: String?

    // https://developer.apple.com/documentation/uikit/uiviewcontroller#Managing-the-view
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView!
    open var viewIfLoaded: UIView? { nil }
    open var isViewLoaded: Bool { false }
    open func loadView() {}
    open func viewDidLoad() {}
    open func loadViewIfNeeded() {}
    open var preferredContentSize = CGSize.zero

    // https://developer.apple.com/documentation/uikit/uiviewcontroller#Responding-to-view-related-events
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller#Presenting-a-view-controller
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open func show(_ vc: UIViewController, sender: Any?) {}
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    // https://developer.apple.com/documentation/uikit/uiviewcontroller#Managing-child-view-controllers
    open var children: [UIViewController] { [] }
    open var parent: UIViewController? { nil }
    open func addChild(_ childController: UIViewController) {}
    open func removeFromParent() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}

    // https://developer.apple.com/documentation/uikit/uiviewcontroller#Configuring-a-navigation-interface
    open var navigationItem: UINavigationItem { UINavigationItem(title: "") }
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:)
    open func setContentScrollView(_ scrollView: UIScrollView?) {}

    // https://developer.apple.com/documentation/uikit/uiviewcontroller#Configuring-tab-bar-items
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem!
}

extension UIViewController {
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
    public var navigationController: UINavigationController? { nil }

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
    public var tabBarController: UITabBarController? { nil }

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard
    public var storyboard: UIStoryboard? { nil }
}
