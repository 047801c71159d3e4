#if !canImport(UIKit)
    public import Foundation

    /// A screen, or a container of screens, with UIKit's names, callbacks and ownership.
    ///
    /// Stacks and what is presented change within the call. Where UIKit animates, the callbacks, completions and
    /// `transitionCoordinator` take a turn of the main actor; without animation, everything is done when the call returns.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiviewcontroller
    @MainActor open class UIViewController: UIResponder {
        /// Kept, without effect: there are no nib files.
        public let nibName: String?
        /// Kept, without effect: there are no nib files.
        public let nibBundle: Bundle?

        /// Setting it also sets the title of the navigation item and of the tab bar item, where they have been made.
        open var title: String? {
            didSet {
                madeNavigationItem?.title = title
                madeTabBarItem?.title = title
            }
        }
        /// How this controller is presented: whether the presenting one is covered, and so disappears.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// Kept, without effect: nothing is animated.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// Whether presentations in a context are made by this controller, rather than by its outermost container.
        open var definesPresentationContext = false
        /// Kept, without effect: nobody swipes sheets away.
        open var isModalInPresentation = false
        /// Kept, without effect: there are no bars.
        open var hidesBottomBarWhenPushed = false
        /// Kept, without effect: nothing is laid out. In points.
        open var preferredContentSize = CGSize.zero

        /// True in the callbacks of an appearance that is due to a presentation.
        open internal(set) var isBeingPresented = false
        /// True in the callbacks of a disappearance that is due to a dismissal.
        open internal(set) var isBeingDismissed = false
        /// True in the callbacks of an appearance that is due to being added to a container, as by a push.
        open internal(set) var isMovingToParent = false
        /// True in the callbacks of a disappearance that is due to being removed from a container, as by a pop.
        open internal(set) var isMovingFromParent = false

        /// A container keeps its children alive.
        open internal(set) var children: [UIViewController] = []

        /// Not kept alive by its children.
        open internal(set) weak var parent: UIViewController?

        var appearance = Appearance()
        var presentation: Presentation?
        weak var presenter: UIViewController?
        /// Whether what it presented is on its way out.
        @_spi(Headless) public var isDismissing = false
        /// The animated transition that this controller is in.
        var transition: Transition?
        /// The one child whose view a navigation or tab bar controller has in its own view.
        var shownChild: UIViewController?
        var madeNavigationItem: UINavigationItem?
        var madeTabBarItem: UITabBarItem?
        private var loadedView: UIView?
        private var isLoadingView = false

        /// The designated initialiser. The view is not loaded yet.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            nibName = nibNameOrNil
            nibBundle = nibBundleOrNil
            super.init()
        }

        /// There are no archives outside UIKit: nothing is read, and the view is empty.
        public required init?(coder: NSCoder) {
            nibName = nil
            nibBundle = nil
            super.init()
        }

        public convenience override init() { self.init(nibName: nil, bundle: nil) }

        // MARK: Items

        /// What a navigation bar shows for this controller. Made when first asked for, with the controller's title.
        open var navigationItem: UINavigationItem { makeNavigationItem() }

        /// What a tab bar shows for this controller. Made when first asked for, with the controller's title.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var tabBarItem: UITabBarItem! {
            get { makeTabBarItem() }
            set { madeTabBarItem = newValue }
        }

        // MARK: View

        /// The root view. It is loaded when it is first asked for, and again after it was set to nil.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var view: UIView! {
            get {
                loadViewIfNeeded()
                return loadedView
            }
            set {
                loadedView?.viewController = nil
                loadedView = newValue
                newValue?.viewController = self
            }
        }

        /// The root view if it has been loaded; doesn't load it.
        open var viewIfLoaded: UIView? { loadedView }

        /// Whether the root view has been loaded; doesn't load it.
        open var isViewLoaded: Bool { loadedView != nil }

        /// Loads the view unless it is loaded: `loadView()`, then `viewDidLoad()`.
        open func loadViewIfNeeded() {
            guard loadedView == nil, !isLoadingView else { return }
            isLoadingView = true
            loadView()
            isLoadingView = false
            if loadedView != nil { viewDidLoad() }
        }

        /// Makes the view. An override sets `view` and doesn't call `super`.
        open func loadView() { view = UIView() }

        /// Called once after the view was loaded.
        open func viewDidLoad() {}

        // MARK: Appearance

        /// Called before the view is put into the window.
        open func viewWillAppear(_ animated: Bool) {}
        /// Called when the view is in the window, before `viewDidAppear(_:)`.
        open func viewIsAppearing(_ animated: Bool) {}
        /// Called when the view is on the screen and all transitions to it are done.
        open func viewDidAppear(_ animated: Bool) {}
        /// Called before the view is taken out of the window or covered by a full-screen presentation.
        open func viewWillDisappear(_ animated: Bool) {}
        /// Called when the view is off the screen.
        open func viewDidDisappear(_ animated: Bool) {}

        /// Whether children whose views are in this controller's view appear and disappear with it.
        open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

        /// For containers that show their children themselves: the child is about to appear or to disappear.
        open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
        }

        /// Ends what `beginAppearanceTransition(_:animated:)` began.
        open func endAppearanceTransition() { endTransition() }

        // MARK: Children

        /// Calls the child's `willMove(toParent:)`; the caller calls its `didMove(toParent:)`.
        open func addChild(_ childController: UIViewController) { adopt(childController) }

        /// Calls `didMove(toParent: nil)`; the caller has called `willMove(toParent: nil)` before.
        open func removeFromParent() { leaveParent() }

        /// The nearest container that is a navigation controller.
        open var navigationController: UINavigationController? { nearestContainer() }

        /// The nearest container that is a tab bar controller.
        open var tabBarController: UITabBarController? { nearestContainer() }

        /// Called before the controller is added to a container, or removed from one (nil).
        open func willMove(toParent parent: UIViewController?) {}
        /// Called after the controller was added to a container, or removed from one (nil).
        open func didMove(toParent parent: UIViewController?) {}

        // MARK: Presentation

        /// What this controller, or the nearest container that presents something, presents.
        open var presentedViewController: UIViewController? {
            containers.lazy.compactMap(\.presentation?.presented).first
        }

        /// The controller that presented this one or, failing that, the nearest container that was presented.
        open var presentingViewController: UIViewController? { containers.lazy.compactMap(\.presenter).first }

        /// Presents over the outermost container of this controller. Nothing happens, and `completion` isn't called, when
        /// the view is in no window, and while something is presented already, which is an issue of the running test. What
        /// is presented already, or is in a container, raises.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
        open func present(
            _ viewControllerToPresent: UIViewController,
            animated flag: Bool,
            completion: (() -> Void)? = nil
        ) {
            startPresenting(viewControllerToPresent, animated: flag, completion: completion)
        }

        /// Dismisses what this controller or one of its containers presents, with everything on top of it; otherwise asks
        /// the presenting controller to. Nothing happens, and `completion` isn't called, where there is neither.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            startDismissing(animated: flag, completion: completion)
        }

        /// The nearest container that overrides it decides (a navigation controller pushes); otherwise presents.
        open func show(_ vc: UIViewController, sender: Any?) {
            if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
        }

        /// The nearest container that overrides it decides; otherwise presents.
        open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
        }

        /// The presenting controller, otherwise the view that holds this controller's view.
        open override var next: UIResponder? { presenter ?? loadedView?.superview }

        /// The transition that this controller or one of its containers is in; nil when nothing is animated.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator. It is there when the
        /// call that starts the transition returns, and gone in `viewDidAppear`.
        open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
            containers.lazy.compactMap(\.transition).first
        }

        // MARK: For the containers of this module

        /// Whether this is a container that shows one child at a time by itself.
        var showsOneChild: Bool { false }

        /// Which child such a container ought to show now.
        var childToShow: UIViewController? { nil }

        /// Whether the callbacks of the child that comes precede those of the child that goes.
        var announcesNewChildFirst: Bool { false }
    }
#endif
