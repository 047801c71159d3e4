#if !canImport(UIKit)
    public import Foundation

    /// A stack of controllers that shows the last one, as in UIKit. Its children are its stack.
    @MainActor open class UINavigationController: UIViewController {
        /// Stored without effect: there are no bars.
        open var isNavigationBarHidden = false
        /// Stored without effect: there are no bars.
        open var isToolbarHidden = true

        /// Creates a stack of one controller.
        public init(rootViewController: UIViewController) {
            super.init(nibName: nil, bundle: nil)
            pushViewController(rootViewController, animated: false)
        }

        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        /// Reads nothing: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The stack from the root to the top. Setting it is `setViewControllers(_:animated:)` without animation.
        open var viewControllers: [UIViewController] {
            get { children }
            set { setViewControllers(newValue, animated: false) }
        }

        /// The last controller of the stack, the only one that is shown.
        open var topViewController: UIViewController? { children.last }

        /// The controller presented over the stack, otherwise the top of the stack.
        open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

        /// Pushes a controller. Raises if it is already on a stack, or is a navigation controller itself.
        ///
        /// From https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            raiseUnlessPushable(viewController)
            replaceChildren(with: children + [viewController], animated: animated)
        }

        /// Pops and returns the top controller; nil if there is only the root.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            guard children.count > 1, let top = children.last else { return nil }
            replaceChildren(with: children.dropLast(), animated: animated)
            return top
        }

        /// Pops and returns all controllers but the root; nil if there is nothing to pop.
        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard children.count > 1, let root = children.first else { return nil }
            return popToViewController(root, animated: animated)
        }

        /// Pops and returns the controllers above this one. Raises if it isn't in the stack.
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

        /// Replaces the stack. Raises if a controller is repeated, or is a navigation controller itself.
        ///
        /// From https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
        open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            raiseUnlessDistinct(viewControllers)
            replaceChildren(with: viewControllers, animated: animated)
        }

        /// Sets `isNavigationBarHidden`.
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

        /// Pushes the controller.
        open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

        override var showsOneChild: Bool { true }
        override var childToShow: UIViewController? { topViewController }
    }
#endif
