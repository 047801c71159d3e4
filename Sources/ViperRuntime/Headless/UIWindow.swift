#if !canImport(UIKit)
    public import Foundation

    /// The root of a view tree, as in UIKit: everything in a visible window is on the screen.
    @MainActor open class UIWindow: UIView {
        let transitions = TransitionQueue()
        private var root: UIViewController?

        /// True if the window was made key. Headless, windows don't know of each other.
        open private(set) var isKeyWindow = false

        public override init(frame: CGRect) {
            super.init(frame: frame)
            isHidden = true
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open override var window: UIWindow? { self }

        /// The root controller, which the window keeps alive. In a visible window, a new one appears when the old one,
        /// with all of its presentations, has disappeared.
        open var rootViewController: UIViewController? {
            get { root }
            set {
                let old = root
                guard old !== newValue else { return }
                root = newValue
                transitions.run(animated: false) { [self] in
                    if let old { takeDown(old) }
                    if !isHidden, let root { putUp(root) }
                }
            }
        }

        /// True if the window, initially hidden, has nothing on the screen.
        open override var isHidden: Bool {
            didSet {
                guard isHidden != oldValue else { return }
                transitions.run(animated: false) { [self] in
                    if isHidden { cover() } else { uncover() }
                }
            }
        }

        /// Sets `isKeyWindow`.
        open func makeKey() { isKeyWindow = true }

        /// Clears `isKeyWindow`.
        open func resignKey() { isKeyWindow = false }

        /// Shows the window, and with it its root controller.
        open func makeKeyAndVisible() {
            makeKey()
            isHidden = false
        }

        private func putUp(_ controller: UIViewController) {
            controller.beginAppearanceTransition(true, animated: false)
            fill(with: controller.viewIfLoaded)
            controller.announceAppearing()
            controller.endAppearanceTransition()
        }

        private func takeDown(_ controller: UIViewController) {
            let leaving = ([controller] + controller.presentedStack).reversed()
            for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
            for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
            for controller in leaving {
                controller.endAppearanceTransition()
                controller.forgetPresentation()
            }
        }

        private func cover() {
            let visible = root?.uncoveredStack.reversed() ?? []
            for controller in visible { controller.beginAppearanceTransition(false, animated: false) }
            for controller in visible { controller.endAppearanceTransition() }
        }

        private func uncover() {
            guard let root else { return }
            guard root.viewIfLoaded?.window === self || root.presentation != nil else { return putUp(root) }
            for controller in root.uncoveredStack { controller.beginAppearanceTransition(true, animated: false) }
            for controller in root.uncoveredStack { controller.endAppearanceTransition() }
        }
    }
#endif
