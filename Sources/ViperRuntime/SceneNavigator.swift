#if canImport(UIKit)
    public import UIKit
#endif

/// Leads on from a screen, once for each tap: wireframes use it.
///
/// Nothing happens, and the log says why, while another transition is under way, so that a second tap doesn't push a
/// second screen; and when the screen is no longer in front, so that an answer that comes late doesn't take the user
/// away from where they have gone since. For example:
///
/// ```swift
/// func showRecipe(recipeID: Recipe.ID) {
///     let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
///     let destination = environment.resolve(descriptor)
///     SceneNavigator(from: viewController).push(destination)
/// }
/// ```
@MainActor public struct SceneNavigator {
    private let screen: UIViewController?
    private let log: NavigationLog

    /// - Parameters:
    ///   - screen: The screen to lead on from; `nil` when it has gone.
    ///   - log: Is told what doesn't happen, and why.
    public init(from screen: UIViewController?, log: NavigationLog = .system) {
        self.screen = screen
        self.log = log
    }

    /// Pushes a screen onto the navigation stack that the screen is on.
    ///
    /// - Returns: Whether it was pushed.
    @discardableResult
    public func push(_ destination: UIViewController, animated: Bool = true) -> Bool {
        lead(to: destination) { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            navigationController.pushViewController(destination, animated: animated)
        }
    }

    /// Pushes a screen that is one and the same each time, such as an old one that the app keeps: it leaves the navigation
    /// stack that it is on first, which UIKit asks for.
    ///
    /// - Returns: Whether it was pushed.
    @discardableResult
    public func pushShared(_ destination: UIViewController, animated: Bool = true) -> Bool {
        lead(to: destination) { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            guard navigationController.topViewController !== destination else { throw .isInFront }
            if let obstacle = destination.obstacleToLeaving(for: navigationController) { throw obstacle }
            let others = navigationController.viewControllers.filter { $0 !== destination }
            if others.count == navigationController.viewControllers.count { destination.leaveStack() }
            navigationController.setViewControllers(others + [destination], animated: animated)
        }
    }

    /// Presents a screen.
    ///
    /// - Returns: Whether it was presented.
    @discardableResult
    public func present(
        _ destination: UIViewController,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) -> Bool {
        lead(to: destination, waitsForDismissals: true) { screen throws(NavigationObstacle) in
            // UIKit presents from nothing that isn't in a window; a view that isn't loaded was never in one.
            guard !screen.isViewLoaded || screen.viewIfLoaded?.window != nil else { throw .isOffScreen }
            screen.presenterInFront.present(destination, animated: animated, completion: completion)
        }
    }

    /// Puts another screen in the place that the screen has on its navigation stack.
    ///
    /// - Returns: Whether it was replaced.
    @discardableResult
    public func replace(with destination: UIViewController, animated: Bool = true) -> Bool {
        lead(to: destination) { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            let stack = navigationController.viewControllers.dropLast() + [destination]
            navigationController.setViewControllers(Array(stack), animated: animated)
        }
    }

    /// Selects a tab and, if it is given one, pushes a screen onto that tab's navigation stack. Without one, a tab that is
    /// selected already goes back to its first screen.
    ///
    /// For example: `SceneNavigator(from: viewController).selectTab(at: 1)`.
    ///
    /// - Returns: Whether it was selected.
    @discardableResult
    public func selectTab(at index: Int, pushing destination: UIViewController? = nil) -> Bool {
        lead(to: destination) { screen throws(NavigationObstacle) in
            guard let tabs = screen.tabBarController, tabs.viewControllers?.indices.contains(index) == true else {
                throw .hasNoTab(index)
            }
            let wasSelected = tabs.selectedIndex == index
            let stack = tabs.viewControllers?[index] as? UINavigationController
            if destination != nil, stack == nil { throw .tabHasNoStack(index) }
            tabs.selectedIndex = index
            if let destination {
                stack?.pushViewController(destination, animated: true)
            } else if wasSelected {
                stack?.popToRootViewController(animated: true)
            }
        }
    }

    private func lead(
        to destination: UIViewController?,
        waitsForDismissals: Bool = false,
        by move: (UIViewController) throws(NavigationObstacle) -> Void
    ) -> Bool {
        do throws(NavigationObstacle) {
            guard let screen else { throw .hasGone }
            if let obstacle = screen.navigationObstacle(waitingForDismissals: waitsForDismissals) { throw obstacle }
            try move(screen)
            return true
        } catch {
            let target = destination.map { "to \(type(of: $0))" } ?? "to another tab"
            let start = screen.map { "from \(type(of: $0)) " } ?? ""
            log.write("Didn't lead \(start)\(target): \(error).")
            return false
        }
    }
}

extension UIViewController {
    /// Why it can't be taken from where it is; `nil` where it can, or is on the stack that it goes to.
    fileprivate func obstacleToLeaving(for destination: UINavigationController) -> NavigationObstacle? {
        if presentingViewController != nil, parent == nil { return .isPresented }
        guard let stack = parent as? UINavigationController, stack !== destination else { return nil }
        return stack.viewControllers.count == 1 ? .isAloneOnItsStack : nil
    }

    fileprivate func leaveStack() {
        guard let stack = parent as? UINavigationController else { return }
        stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
    }

    fileprivate var stack: UINavigationController {
        get throws(NavigationObstacle) {
            guard let navigationController else { throw .hasNoStack }
            return navigationController
        }
    }
}
