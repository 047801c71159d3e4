#if canImport(UIKit)
    public import UIKit
#endif

/// Navigates from a screen, once for each tap. Wireframes use it.
///
/// It refuses, and logs the reason, while another transition is under way, so that a second tap doesn't push a second
/// screen, and when the screen is no longer in front, so that a late response doesn't take the user away from where
/// they are by then. For example:
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
    ///   - screen: The screen to navigate from; `nil` if it no longer exists.
    ///   - log: Receives the navigation that was refused, with the reason.
    public init(from screen: UIViewController?, log: NavigationLog = .system) {
        self.screen = screen
        self.log = log
    }

    /// Pushes a screen onto the navigation stack of this one.
    ///
    /// - Returns: True if it was pushed.
    @discardableResult
    public func push(_ destination: UIViewController, animated: Bool = true) -> Bool {
        lead(to: destination) { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            navigationController.pushViewController(destination, animated: animated)
        }
    }

    /// Pushes a shared screen, such as an old one that the app keeps. It first leaves the navigation stack that it is
    /// on, as UIKit requires.
    ///
    /// - Returns: True if it was pushed.
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
    /// - Returns: True if it was presented.
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

    /// Replaces the screen on its navigation stack with another one.
    ///
    /// - Returns: True if it was replaced.
    @discardableResult
    public func replace(with destination: UIViewController, animated: Bool = true) -> Bool {
        lead(to: destination) { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            let stack = navigationController.viewControllers.dropLast() + [destination]
            navigationController.setViewControllers(Array(stack), animated: animated)
        }
    }

    /// Selects a tab and, if given, pushes a screen onto its navigation stack. Without one, a tab that is already
    /// selected returns to its first screen.
    ///
    /// For example: `SceneNavigator(from: viewController).selectTab(at: 1)`.
    ///
    /// - Returns: True if it was selected.
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

    /// Leaves a screen that was presented, with the navigation controller that it is in.
    ///
    /// - Returns: True if it goes.
    @discardableResult
    public func close(animated: Bool = true, completion: (() -> Void)? = nil) -> Bool {
        leadBack(waitsForDismissals: true) { screen throws(NavigationObstacle) in
            guard screen.presentingViewController != nil else { throw .isNotPresented }
            screen.dismiss(animated: animated, completion: completion)
        }
    }

    /// Goes back to the screen below on the navigation stack.
    ///
    /// - Returns: True if the screen goes.
    @discardableResult
    public func pop(animated: Bool = true) -> Bool {
        goBack { $0.popViewController(animated: animated) }
    }

    /// Goes back to the first screen on the navigation stack.
    ///
    /// - Returns: True if the screen goes.
    @discardableResult
    public func popToRoot(animated: Bool = true) -> Bool {
        goBack { $0.popToRootViewController(animated: animated) }
    }

    /// Goes back to the nearest screen of a scene on the navigation stack.
    ///
    /// For example: `SceneNavigator(from: viewController).pop(to: ViewDescriptor.CartDescriptor.self)`.
    ///
    /// - Returns: True if the screen goes.
    @discardableResult
    public func pop<D: TypedDescriptor>(to descriptor: D.Type, animated: Bool = true) -> Bool {
        leadBack { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            let below = navigationController.viewControllers.dropLast()
            guard let target = below.last(where: { $0.content.sceneDescriptor is D }) else {
                throw .isNotAbove("\(D.self)")
            }
            navigationController.popToViewController(target, animated: animated)
        }
    }

    private func goBack(by pop: (UINavigationController) -> Void) -> Bool {
        leadBack { screen throws(NavigationObstacle) in
            let navigationController = try screen.stack
            guard navigationController.viewControllers.count > 1 else { throw .isAloneOnItsStack }
            pop(navigationController)
        }
    }

    private func leadBack(
        waitsForDismissals: Bool = false,
        by move: (UIViewController) throws(NavigationObstacle) -> Void
    ) -> Bool {
        let hasLed = lead(to: "back", waitsForDismissals: waitsForDismissals, by: move)
        if hasLed { screen?.tellRouteBack() }
        return hasLed
    }

    private func lead(
        to destination: UIViewController?,
        waitsForDismissals: Bool = false,
        by move: (UIViewController) throws(NavigationObstacle) -> Void
    ) -> Bool {
        let hasLed = lead(
            to: destination.map { "to \(type(of: $0))" } ?? "to another tab",
            waitsForDismissals: waitsForDismissals,
            by: move
        )
        if hasLed { screen?.tellRoute(to: destination) }
        return hasLed
    }

    /// - Parameter target: The target as the log names it.
    private func lead(
        to target: String,
        waitsForDismissals: Bool = false,
        by move: (UIViewController) throws(NavigationObstacle) -> Void
    ) -> Bool {
        do throws(NavigationObstacle) {
            guard let screen else { throw .hasGone }
            if let obstacle = screen.navigationObstacle(waitingForDismissals: waitsForDismissals) { throw obstacle }
            try move(screen)
            return true
        } catch {
            let start = screen.map { "from \(type(of: $0)) " } ?? ""
            log.write("Didn't lead \(start)\(target): \(error).")
            return false
        }
    }
}

extension UIViewController {
    /// Returns why it can't leave its place; `nil` if it can, or if it is already on the destination's stack.
    fileprivate func obstacleToLeaving(for destination: UINavigationController) -> NavigationObstacle? {
        if presentingViewController != nil, parent == nil { return .isPresented }
        guard let stack = parent as? UINavigationController, stack !== destination else { return nil }
        return stack.viewControllers.count == 1 ? .isAloneOnItsStack : nil
    }

    func leaveStack() {
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
