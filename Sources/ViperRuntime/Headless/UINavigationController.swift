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

        /// UIKit raises when the controller is in the stack already or is a navigation controller itself; here nothing
        /// happens.
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            guard canHold(viewController), !children.contains(viewController) else { return }
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

        /// The popped controllers. UIKit raises when the controller isn't in the stack; here the result is nil.
        @discardableResult
        open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            guard let index = children.firstIndex(of: viewController) else { return nil }
            let popped = Array(children[(index + 1)...])
            if !popped.isEmpty { replaceChildren(with: Array(children[...index]), animated: animated) }
            return popped
        }

        /// UIKit raises when a controller is there twice; here the first one counts.
        open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            var distinct: [UIViewController] = []
            for controller in viewControllers where canHold(controller) && !distinct.contains(controller) {
                distinct.append(controller)
            }
            replaceChildren(with: distinct, animated: animated)
        }

        /// Sets `isNavigationBarHidden`.
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

        /// Pushes.
        open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

        override var showsOneChild: Bool { true }
        override var childToShow: UIViewController? { topViewController }

        private func canHold(_ controller: UIViewController) -> Bool {
            !(controller is UINavigationController) && !containers.contains { $0 === controller }
        }
    }
#endif
