#if canImport(UIKit)
    public import UIKit
#endif

/// The place to which a link leads: a tab, the screens on its stack, and one that is presented over them.
///
/// Generated code makes one of each link. For example: `window.show(LinkDestination(tab: 1, stack: [shops, shop]))`.
@MainActor public struct LinkDestination {
    /// The index of the tab; `nil` for the one that is selected, or an app without tabs.
    public var tab: Int?
    /// What the stack begins with, if not with what is there.
    public var root: UIViewController?
    /// The screens above the first one.
    public var stack: [UIViewController]
    public var modal: UIViewController?

    public init(
        tab: Int? = nil,
        root: UIViewController? = nil,
        stack: [UIViewController] = [],
        modal: UIViewController? = nil
    ) {
        self.tab = tab
        self.root = root
        self.stack = stack
        self.modal = modal
    }

    /// True if it is nothing but a screen presented over what is there.
    fileprivate var isModalAlone: Bool { tab == nil && root == nil && stack.isEmpty && modal != nil }
}

extension UIWindow {
    /// Shows where a link leads, once no transition is under way any more.
    ///
    /// What is presented goes, unless the link only presents a screen itself: then the same screen goes if it is in
    /// front, and the rest stays. It refuses, and logs the reason, if a screen that would go asks not to be swiped away
    /// (`isModalInPresentation`), since it may have changes that nobody has saved, or if there is no tab or no
    /// navigation controller to show the screens in.
    ///
    /// For example: `window.show(environment.destination(of: link))`.
    ///
    /// - Returns: True if it is shown, now or after the transition.
    @discardableResult
    public func show(_ destination: LinkDestination, log: NavigationLog = .system) -> Bool {
        show(log: log) { destination }
    }

    /// Shows where a link leads, once no transition is under way any more, if it leads somewhere then: `destination`
    /// returns `nil` for what isn't there in the app's state.
    ///
    /// For example: `window.show { environment.destination(of: link) }`, in an app whose states have different links.
    ///
    /// - Returns: True if it is shown, or may be after the transition.
    @discardableResult
    public func show(log: NavigationLog = .system, destination: @escaping () -> LinkDestination?) -> Bool {
        if let transition = transitionUnderWay {
            transition.animate(alongsideTransition: nil) { _ in self.show(log: log, destination: destination) }
            return true
        }
        guard let destination = destination() else { return false }
        do throws(NavigationObstacle) {
            guard let rootViewController else { throw .hasGone }
            if destination.isModalAlone, let modal = destination.modal {
                try present(modal)
            } else {
                let stack = try rootViewController.stack(at: destination.tab)
                try checkThatNothingAsksToStay(presentedStack.dropFirst() + [stack])
                dismissAll { self.place(destination, on: stack) }
            }
            return true
        } catch {
            log.write("Didn't show another place: \(error).")
            return false
        }
    }

    /// The transition of a screen in the window.
    var transitionUnderWay: (any UIViewControllerTransitionCoordinator)? {
        presentedStack.lazy.compactMap(\.transitionUnderWay).first
    }

    /// The first controller and those presented over it, the one in front last.
    private var presentedStack: [UIViewController] {
        rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
    }

    private func checkThatNothingAsksToStay(_ screens: [UIViewController]) throws(NavigationObstacle) {
        guard let busy = screens.lazy.compactMap(\.screenThatAsksToStay).first else { return }
        throw .hasChanges("\(type(of: busy))")
    }

    /// Presents a screen over what is there, in place of the same one.
    private func present(_ modal: UIViewController) throws(NavigationObstacle) {
        modal.addWayOut()
        guard let front = presentedStack.last, front.isSameScreen(as: modal),
            let presenting = front.presentingViewController
        else {
            presentedStack.last?.present(modal, animated: isInFront)
            return
        }
        try checkThatNothingAsksToStay([front])
        presenting.dismiss(animated: false) { presenting.present(modal, animated: self.isInFront) }
    }

    /// Dismisses all that is presented in the window, without an animation.
    func dismissAll(then place: @escaping () -> Void) {
        guard presentedStack.count > 1, let rootViewController else { return place() }
        rootViewController.dismiss(animated: false, completion: place)
    }

    private func place(_ destination: LinkDestination, on stack: UINavigationController) {
        let tabs = rootViewController as? UITabBarController
        var stack = stack
        if let root = destination.root as? UINavigationController {
            root.tabBarItem = stack.tabBarItem
            if let tabs {
                tabs.viewControllers = tabs.viewControllers?.map { $0 === stack ? root : $0 }
            } else {
                rootViewController = root
            }
            stack = root
        }
        tabs?.selectedViewController = stack
        for screen in destination.stack { screen.leaveStack() }
        let first = (destination.root === stack ? nil : destination.root) ?? stack.viewControllers.first
        stack.setViewControllers([first].compactMap(\.self) + destination.stack, animated: false)
        guard let modal = destination.modal else { return }
        modal.addWayOut()
        // The first controller is in the window for certain, even while the app starts.
        rootViewController?.present(modal, animated: isInFront)
    }

    /// True unless the app is starting, when nothing moves.
    private var isInFront: Bool {
        #if canImport(UIKit)
            windowScene?.activationState == .foregroundActive
        #else
            true
        #endif
    }
}

extension UIViewController {
    /// The transition of the screen, or of one in it.
    fileprivate var transitionUnderWay: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.lazy.compactMap(\.transitionUnderWay).first
    }

    /// The screen itself, or one in it, that asks not to be swiped away.
    fileprivate var screenThatAsksToStay: UIViewController? {
        isModalInPresentation ? self : children.lazy.compactMap(\.screenThatAsksToStay).first
    }

    fileprivate func isSameScreen(as other: UIViewController) -> Bool {
        presentingViewController != nil && type(of: content) == type(of: other.content)
    }

    /// Adds a button that closes the screen to a bar that has none.
    fileprivate func addWayOut() {
        guard let stack = self as? UINavigationController, let screen = stack.viewControllers.first else { return }
        // Screens have their buttons once they are loaded.
        screen.loadViewIfNeeded()
        let item = screen.navigationItem
        guard item.leftBarButtonItems?.isEmpty != false, item.rightBarButtonItems?.isEmpty != false else { return }
        let close = UIAction { [weak stack] _ in stack?.dismiss(animated: true) }
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    }

    /// Returns the navigation controller of a tab; of the selected one, or the controller itself, without an index.
    fileprivate func stack(at tab: Int?) throws(NavigationObstacle) -> UINavigationController {
        guard let tabs = self as? UITabBarController else {
            guard let stack = self as? UINavigationController else { throw .hasNoStack }
            return stack
        }
        let index = tab ?? tabs.selectedIndex
        guard let all = tabs.viewControllers, all.indices.contains(index) else { throw .hasNoTab(index) }
        guard let stack = all[index] as? UINavigationController else { throw .tabHasNoStack(index) }
        return stack
    }
}
