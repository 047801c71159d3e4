#if !canImport(UIKit)
    public import Foundation

    /// A screen, or a container of screens, with UIKit's names, callbacks and ownership.
    ///
    /// Stacks and presentations change within the call. If UIKit animates, the callbacks, completions and
    /// `transitionCoordinator` take a turn of the main actor; without animation, everything is done when the call
    /// returns.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiviewcontroller
    @MainActor open class UIViewController: UIResponder {
        /// Stored without effect: there are no nib files.
        public let nibName: String?
        /// Stored without effect: there are no nib files.
        public let nibBundle: Bundle?

        /// The title. Setting it also sets the title of the navigation item and the tab bar item, if they exist.
        open var title: String? {
            didSet {
                madeNavigationItem?.title = title
                madeTabBarItem?.title = title
            }
        }
        /// The style of its presentation, which decides if the presenting controller is covered and so disappears.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// Stored without effect: nothing is animated.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// True if this controller, and not its outermost container, makes presentations in a context.
        open var definesPresentationContext = false
        /// Stored without effect: nobody swipes sheets away.
        open var isModalInPresentation = false
        /// Stored without effect: there are no bars.
        open var hidesBottomBarWhenPushed = false
        /// The size in points. Stored without effect: nothing is laid out.
        open var preferredContentSize = CGSize.zero

        /// True in the callbacks of an appearance caused by a presentation.
        open internal(set) var isBeingPresented = false
        /// True in the callbacks of a disappearance caused by a dismissal.
        open internal(set) var isBeingDismissed = false
        /// True in the callbacks of an appearance caused by an addition to a container, such as a push.
        open internal(set) var isMovingToParent = false
        /// True in the callbacks of a disappearance caused by a removal from a container, such as a pop.
        open internal(set) var isMovingFromParent = false

        /// The children, which a container keeps alive.
        open internal(set) var children: [UIViewController] = []

        /// The container, held weakly.
        open internal(set) weak var parent: UIViewController?

        var appearance = Appearance()
        var presentation: Presentation?
        weak var presenter: UIViewController?
        /// True while the controller that it presented is being dismissed.
        @_spi(Headless) public var isDismissing = false
        /// The animated transition that this controller is in.
        var transition: Transition?
        /// The child whose view a navigation or tab bar controller shows in its own view.
        var shownChild: UIViewController?
        var madeNavigationItem: UINavigationItem?
        var madeTabBarItem: UITabBarItem?
        var sceneAttachment: SceneAttachment?
        private var loadedView: UIView?
        private var isLoadingView = false

        /// The designated initializer. It doesn't load the view.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            nibName = nibNameOrNil
            nibBundle = nibBundleOrNil
            super.init()
        }

        /// Creates a controller with an empty view. Reads nothing: there are no archives outside UIKit.
        public required init?(coder: NSCoder) {
            nibName = nil
            nibBundle = nil
            super.init()
        }

        public convenience override init() { self.init(nibName: nil, bundle: nil) }

        // MARK: Items

        /// The content of a navigation bar for this controller, created on first access with the controller's title.
        open var navigationItem: UINavigationItem { makeNavigationItem() }

        /// The content of a tab bar for this controller, created on first access with the controller's title.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var tabBarItem: UITabBarItem! {
            get { makeTabBarItem() }
            set { madeTabBarItem = newValue }
        }

        // MARK: View

        /// The root view. It is loaded on first access, and again after it was set to nil.
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

        /// The root view, if it has been loaded; doesn't load it.
        open var viewIfLoaded: UIView? { loadedView }

        /// True if the root view has been loaded; doesn't load it.
        open var isViewLoaded: Bool { loadedView != nil }

        /// Loads the view if necessary: `loadView()`, then `viewDidLoad()`.
        open func loadViewIfNeeded() {
            guard loadedView == nil, !isLoadingView else { return }
            isLoadingView = true
            loadView()
            isLoadingView = false
            if loadedView != nil { viewDidLoad() }
        }

        /// Creates the view. An override sets `view` and doesn't call `super`.
        open func loadView() { view = UIView() }

        /// Called once after the view was loaded.
        open func viewDidLoad() {}

        // MARK: Appearance

        /// Called before the view is put into the window.
        open func viewWillAppear(_ animated: Bool) {}
        /// Called when the view is in the window, before `viewDidAppear(_:)`.
        open func viewIsAppearing(_ animated: Bool) {}
        /// Called when the view is on the screen and all transitions to it are done.
        open func viewDidAppear(_ animated: Bool) { tellAppearance() }
        /// Called before the view is removed from the window or covered by a full-screen presentation.
        open func viewWillDisappear(_ animated: Bool) {}
        /// Called when the view is off the screen.
        open func viewDidDisappear(_ animated: Bool) { tellDisappearance() }

        /// True if children whose views are in this controller's view appear and disappear with it.
        open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

        /// Begins the appearance or disappearance of a child, for containers that show their children themselves.
        open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
        }

        /// Ends a transition begun with `beginAppearanceTransition(_:animated:)`.
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

        /// The controller presented by this one, or by the nearest container that presents one.
        open var presentedViewController: UIViewController? {
            containers.lazy.compactMap(\.presentation?.presented).first
        }

        /// The controller that presented this one or otherwise its nearest presented container.
        open var presentingViewController: UIViewController? { containers.lazy.compactMap(\.presenter).first }

        /// Presents a controller over the outermost container of this one. Does nothing, and doesn't call
        /// `completion`, if the view is in no window, or if a controller is already presented, which is an issue of
        /// the running test. Raises if the controller is already presented or in a container.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
        open func present(
            _ viewControllerToPresent: UIViewController,
            animated flag: Bool,
            completion: (() -> Void)? = nil
        ) {
            startPresenting(viewControllerToPresent, animated: flag, completion: completion)
        }

        /// Dismisses the controller presented by this one or by one of its containers, with everything on top of it;
        /// otherwise asks the presenting controller to. Does nothing, and doesn't call `completion`, if there is
        /// neither.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            startDismissing(animated: flag, completion: completion)
        }

        /// Shows a controller: the nearest container that overrides it decides (a navigation controller pushes);
        /// otherwise presents.
        open func show(_ vc: UIViewController, sender: Any?) {
            if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
        }

        /// Shows a controller: the nearest container that overrides it decides; otherwise presents.
        open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
        }

        /// The presenting controller, otherwise the view that contains this controller's view.
        open override var next: UIResponder? { presenter ?? loadedView?.superview }

        /// The animated transition that this controller or one of its containers is in; nil if there is none.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator. It exists when
        /// the call that starts the transition returns, and no longer in `viewDidAppear`.
        open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
            containers.lazy.compactMap(\.transition).first
        }

        // MARK: For the containers of this module

        /// True for a container that shows one child at a time by itself.
        var showsOneChild: Bool { false }

        /// The child that such a container should show now.
        var childToShow: UIViewController? { nil }

        /// True if the callbacks of the new child precede those of the old one.
        var announcesNewChildFirst: Bool { false }
    }
#endif
