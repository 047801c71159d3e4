#if !canImport(UIKit)
    public import Foundation

    /// A set of controllers that shows the selected one, as in UIKit. Only selected controllers load their views.
    @MainActor open class UITabBarController: UIViewController {
        private weak var selected: UIViewController?

        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        /// Reads nothing: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The controllers, nil until set. A new set keeps the selection if it can, otherwise the index, otherwise
        /// selects the first.
        open var viewControllers: [UIViewController]? {
            get { children.isEmpty ? nil : children }
            set { setViewControllers(newValue, animated: false) }
        }

        /// The selected index; `NSNotFound` if there is nothing to select. Invalid values are ignored (UIKit raises).
        open var selectedIndex: Int {
            get { selectedViewController.flatMap(children.firstIndex(of:)) ?? NSNotFound }
            set { if children.indices.contains(newValue) { select(children[newValue]) } }
        }

        /// The selected controller. Setting it to one that isn't among the `viewControllers` is ignored (UIKit
        /// raises).
        open var selectedViewController: UIViewController? {
            get { children.contains { $0 === selected } ? selected : children.first }
            set { if let newValue, children.contains(newValue) { select(newValue) } }
        }

        /// Sets `viewControllers`. A repeated controller counts once.
        open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
            let index = selectedIndex
            var distinct: [UIViewController] = []
            for controller in viewControllers ?? [] where canHold(controller) && !distinct.contains(controller) {
                distinct.append(controller)
            }
            let keepsSelection = distinct.contains { $0 === selected }
            if !keepsSelection { selected = distinct.indices.contains(index) ? distinct[index] : distinct.first }
            replaceChildren(with: distinct, animated: animated)
        }

        override var showsOneChild: Bool { true }
        override var childToShow: UIViewController? { selectedViewController }
        override var announcesNewChildFirst: Bool { true }

        private func select(_ controller: UIViewController) {
            selected = controller
            showCurrentChild(animated: false)
        }

        private func canHold(_ controller: UIViewController) -> Bool {
            !containers.contains { $0 === controller }
        }
    }
#endif
