#if canImport(UIKit)
public import UIKit
#endif

/// How a screen leads on, as a value: whatever can refuse is asked before anything changes.
///
/// Nothing happens, and the log says why, while another transition is under way, so that a second tap doesn't push a second
/// screen; and when the screen isn't in front, so that a late answer doesn't take people away from where they have gone.
/// A destination is built once the screen may lead on. For example:
///
/// ```swift
/// case .product(let productID):
///     .push(environment.resolve(ViewDescriptor.ProductDetailDescriptor(productID: productID)))
/// ```
@MainActor public struct SceneTransition {
    /// Asks everything that can refuse, and returns the move, which can't. For transitions that are made of others.
    public let plan: (UIViewController) throws(NavigationObstacle) -> () -> Void

    /// A transition of one's own.
    ///
    /// - Parameters:
    ///   - waits: Whether a dismissal that is under way has to end first, as before presentations.
    ///   - plan: Asks everything that can refuse, throws what does, and returns the move, which mustn't refuse.
    public init(
        waitingForDismissals waits: Bool = false,
        _ plan: @escaping (UIViewController) throws(NavigationObstacle) -> () -> Void
    ) {
        self.plan = { screen throws(NavigationObstacle) in
            if let obstacle = screen.obstacle(waitingForDismissals: waits) { throw obstacle }
            return try plan(screen)
        }
    }

    /// Leads on from a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen to lead on from; nil when it has gone.
    ///   - log: Gets the reason if it isn't taken.
    ///   - change: Called only if the transition will be made, and before it is.
    /// - Returns: Whether it was made.
    @discardableResult
    public func take(
        from screen: UIViewController?,
        log: NavigationLog = .system,
        after change: () -> Void = {}
    ) -> Bool {
        do throws(NavigationObstacle) {
            guard let screen else { throw .hasGone }
            let move = try plan(screen)
            change()
            move()
            return true
        } catch {
            log.write("Didn't lead on\(screen.map { " from \(type(of: $0))" } ?? ""): \(error).")
            return false
        }
    }
}

extension SceneTransition {
    /// Pushes a screen onto the stack that the screen is on. One that is on a stack already leaves it first.
    public static func push(_ destination: @autoclosure @escaping () -> UIViewController) -> SceneTransition {
        SceneTransition { screen throws(NavigationObstacle) in
            let stack = try screen.stack
            return try stack.pushing(destination())
        }
    }

    /// Puts another screen in the place that the screen has on its stack.
    public static func replace(with destination: @autoclosure @escaping () -> UIViewController) -> SceneTransition {
        SceneTransition { screen throws(NavigationObstacle) in
            let stack = try screen.stack
            let destination = destination()
            try destination.mustBeNowhere()
            if destination is UINavigationController { throw .isStack }
            return { stack.setViewControllers(stack.viewControllers.dropLast() + [destination], animated: true) }
        }
    }

    /// Presents a screen as it is.
    public static func present(
        _ destination: @autoclosure @escaping () -> UIViewController,
        style: UIModalPresentationStyle? = nil
    ) -> SceneTransition {
        SceneTransition(waitingForDismissals: true) { screen throws(NavigationObstacle) in
            // UIKit presents from nothing that isn't in a window.
            guard screen.viewIfLoaded?.window != nil else { throw .isOffScreen }
            let destination = destination()
            try destination.mustBeNowhere()
            return {
                if let style { destination.modalPresentationStyle = style }
                screen.presenterInFront.present(destination, animated: true)
            }
        }
    }

    /// Presents a screen with a bar of its own and a way out: a close button, unless it has a button there, and the gesture of
    /// people who use VoiceOver.
    public static func presentInNavigation(
        _ destination: @autoclosure @escaping () -> UIViewController,
        style: UIModalPresentationStyle? = nil
    ) -> SceneTransition {
        SceneTransition(waitingForDismissals: true) { screen throws(NavigationObstacle) in
            let destination = destination()
            try destination.mustBeNowhere()
            if destination is UINavigationController { throw .isStack }
            return try present(PresentedNavigationController(closable: destination), style: style).plan(screen)
        }
    }

    /// Selects a tab and, if there is a destination, pushes it onto that tab's stack. Without one, a tab that is selected
    /// already goes back to its first screen.
    public static func selectTab(
        at index: Int,
        pushing destination: (() -> UIViewController)? = nil
    ) -> SceneTransition {
        SceneTransition { screen throws(NavigationObstacle) in
            guard let tabs = screen.tabBarController, let all = tabs.viewControllers, all.indices.contains(index) else {
                throw .hasNoTab(index)
            }
            let stack = all[index] as? UINavigationController
            guard let destination else {
                let wasSelected = tabs.selectedIndex == index
                return {
                    tabs.selectedIndex = index
                    if wasSelected { stack?.popToRootViewController(animated: true) }
                }
            }
            guard let stack else { throw .tabHasNoStack(index) }
            let push = try stack.pushing(destination())
            return {
                tabs.selectedIndex = index
                push()
            }
        }
    }

    /// Goes back: pops the screen, or dismisses it where it is the first of what was presented.
    public static var close: SceneTransition {
        SceneTransition { screen throws(NavigationObstacle) in
            if let stack = screen.navigationController, stack.viewControllers.count > 1 {
                return { stack.popViewController(animated: true) }
            }
            guard screen.presentingViewController != nil else { throw .isFirst }
            return { screen.dismiss(animated: true) }
        }
    }
}

extension UIViewController {
    fileprivate var stack: UINavigationController {
        get throws(NavigationObstacle) {
            guard let navigationController else { throw .hasNoStack }
            return navigationController
        }
    }

    fileprivate func mustBeNowhere() throws(NavigationObstacle) {
        if parent != nil || presentingViewController != nil { throw .isShownElsewhere }
    }
}

extension UINavigationController {
    /// The move that shows a screen on top, which need not be a new one: old screens may be one and the same each time.
    fileprivate func pushing(_ destination: UIViewController) throws(NavigationObstacle) -> () -> Void {
        if destination is UINavigationController { throw .isStack }
        if topViewController === destination { throw .isInFront }
        guard let other = destination.parent as? UINavigationController else {
            try destination.mustBeNowhere()
            return { [self] in pushViewController(destination, animated: true) }
        }
        if other !== self, other.viewControllers.count == 1 { throw .isShownElsewhere }
        return { [self] in
            if other !== self {
                other.setViewControllers(other.viewControllers.filter { $0 !== destination }, animated: false)
            }
            setViewControllers(viewControllers.filter { $0 !== destination } + [destination], animated: true)
        }
    }
}

/// A navigation controller with a way out.
private final class PresentedNavigationController: UINavigationController {
    convenience init(closable first: UIViewController) {
        self.init(rootViewController: first)
        guard first.navigationItem.leftBarButtonItems?.isEmpty != false else { return }
        let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    }

    #if canImport(UIKit)
    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }
    #endif
}
