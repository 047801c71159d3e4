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

    /// True if nothing but a screen presented over what is there.
    fileprivate var isModalAlone: Bool { tab == nil && root == nil && stack.isEmpty && modal != nil }
}

extension UIWindow {
    /// Shows where a link leads. What is presented goes, unless the link only presents something itself.
    ///
    /// It refuses, and logs the reason, while something is presented that asks not to be swiped away
    /// (`isModalInPresentation`), since that may have changes which nobody has saved, and where there is no tab or no
    /// navigation controller to show the screens in.
    ///
    /// - Returns: True if it is shown.
    @discardableResult
    public func show(_ destination: LinkDestination, log: NavigationLog = .system) -> Bool {
        do throws(NavigationObstacle) {
            guard let rootViewController else { throw .hasGone }
            let presented = Array(sequence(first: rootViewController, next: \.presentedViewController))
            if let front = presented.last, destination.isModalAlone, let modal = destination.modal {
                front.present(modal, animated: true)
                return true
            }
            if let busy = presented.dropFirst().first(where: \.isModalInPresentation) {
                throw .isCovered(by: "\(type(of: busy))")
            }
            let stack = try rootViewController.stack(at: destination.tab)
            guard presented.count > 1 else {
                place(destination, on: stack)
                return true
            }
            rootViewController.dismiss(animated: false) { self.place(destination, on: stack) }
            return true
        } catch {
            log.write("Didn't follow a link: \(error).")
            return false
        }
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
        let first = (destination.root === stack ? nil : destination.root) ?? stack.viewControllers.first
        for screen in destination.stack { screen.leaveStack() }
        stack.setViewControllers([first].compactMap(\.self) + destination.stack, animated: false)
        if let modal = destination.modal { stack.present(modal, animated: true) }
    }
}

extension UIViewController {
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
