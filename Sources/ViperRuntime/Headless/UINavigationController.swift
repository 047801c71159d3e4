#if !canImport(UIKit)
    public import Foundation

    /// A stack of controllers of which the last is shown, as in UIKit. Its children are its stack.
    @MainActor open class UINavigationController: UIViewController {
        /// Kept, without effect: there are no bars.
        open var isNavigationBarHidden = false
        /// Kept, without effect: there are no bars.
        open var isToolbarHidden = true

        /// A stack of one controller.
        public init(rootViewController: UIViewController) {
            super.init(nibName: nil, bundle: nil)
            pushViewController(rootViewController, animated: false)
        }

        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        /// There are no archives outside UIKit: nothing is read.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// From the root to the top. Setting it is `setViewControllers(_:animated:)` without animation.
        open var viewControllers: [UIViewController] {
            get { children }
            set { setViewControllers(newValue, animated: false) }
        }

        /// The last controller of the stack; the only one in whose place the screen shows something.
        open var topViewController: UIViewController? { children.last }

        /// What is presented over the stack, otherwise the top of the stack.
        open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

        /// Raises when the controller is on a stack already, or is a navigation controller itself.
        ///
        /// From https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            raiseUnlessPushable(viewController)
            replaceChildren(with: children + [viewController], animated: animated)
        }

        /// The popped controller; nil when there is only the root.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            guard children.count > 1, let top = children.last else { return nil }
            replaceChildren(with: children.dropLast(), animated: animated)
            return top
        }

        /// The popped controllers; nil when there is nothing to pop.
        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard children.count > 1, let root = children.first else { return nil }
            return popToViewController(root, animated: animated)
        }

        /// The popped controllers. Raises when the controller isn't in the stack.
        ///
        /// From https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)
        @discardableResult
        open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            guard let index = children.firstIndex(of: viewController) else {
                Misuse.raise("Tried to pop to a view controller that doesn't exist.")
            }
            let popped = Array(children[(index + 1)...])
            if !popped.isEmpty { replaceChildren(with: Array(children[...index]), animated: animated) }
            return popped
        }

        /// Raises when a controller is there twice, or is a navigation controller itself.
        ///
        /// From https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
        open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            raiseUnlessDistinct(viewControllers)
            replaceChildren(with: viewControllers, animated: animated)
        }

        /// Sets `isNavigationBarHidden`.
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

        /// Pushes.
        open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

        override var showsOneChild: Bool { true }
        override var childToShow: UIViewController? { topViewController }
    }
#endif
