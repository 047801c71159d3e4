#if canImport(UIKit)
    import UIKit
#endif

/// A reason why a screen can't navigate.
enum NavigationObstacle: Error, CustomStringConvertible {
    case hasGone
    case isInTransition
    /// Another screen is presented over it.
    case isCovered(by: String)
    /// It is below another screen on a stack.
    case isBelow(String)
    case isInAnotherTab
    case isOffScreen
    case isInFront
    case hasNoStack
    case hasNoTab(Int)
    case tabHasNoStack(Int)
    /// A shared screen is presented.
    case isPresented
    case isNotPresented
    /// A screen that would go asks not to be swiped away.
    case hasChanges(String)
    case isAloneOnItsStack
    /// No screen of the scene is below it on the stack.
    case isNotAbove(String)

    var description: String {
        switch self {
        case .hasGone: "the screen has gone"
        case .isInTransition: "another transition is under way"
        case .isCovered(let cover): "\(cover) is presented over it"
        case .isBelow(let top): "\(top) is on top of it"
        case .isInAnotherTab: "another tab is selected"
        case .isOffScreen: "it isn't on the screen any more"
        case .isInFront: "it is in front already"
        case .hasNoStack: "it isn't in a navigation controller"
        case .tabHasNoStack(let index): "the tab \(index) has no navigation controller"
        case .isPresented: "it is presented"
        case .isNotPresented: "it isn't presented"
        case .hasChanges(let screen): "\(screen) says that it can't be swiped away"
        case .isAloneOnItsStack: "nothing would be left on the stack that it is on"
        case .isNotAbove(let descriptor): "no screen of \(descriptor) is below it on the stack"
        case .hasNoTab(let index): "it isn't in a tab bar controller with a tab \(index)"
        }
    }
}

extension UIViewController {
    /// Returns the obstacle to navigation: a transition under way, or that the screen isn't in front.
    ///
    /// - Parameter waits: True if a screen that is being dismissed is an obstacle: below a sheet on its way out, UIKit
    ///   can push but not present.
    func navigationObstacle(waitingForDismissals waits: Bool) -> NavigationObstacle? {
        if waits || !isBeingUncovered {
            if transitionCoordinator != nil { return .isInTransition }
            if let cover = presenterInFront.presentedViewController, waits || !cover.isBeingDismissed {
                return .isCovered(by: "\(type(of: cover))")
            }
        }
        for (child, container) in zip(lineage, lineage.dropFirst()) {
            if let obstacle = container.obstacle(of: child) { return obstacle }
        }
        return nil
    }

    /// This controller, its container, the container's container and so on.
    private var lineage: [UIViewController] { Array(sequence(first: self, next: \.parent)) }

    private func obstacle(of child: UIViewController) -> NavigationObstacle? {
        switch self {
        case let stack as UINavigationController:
            guard let top = stack.topViewController, top !== child else { return nil }
            return .isBelow("\(type(of: top))")
        case let tabs as UITabBarController:
            let isTab = tabs.viewControllers?.contains(child) == true
            return isTab && tabs.selectedViewController !== child ? .isInAnotherTab : nil
        default: return nil
        }
    }

    /// True if the screen presented over it is being dismissed.
    private var isBeingUncovered: Bool {
        #if canImport(UIKit)
            presentedViewController?.isBeingDismissed == true
        #else
            lineage.contains(where: \.isDismissing)
        #endif
    }

    /// The controller that can present: an active search bar is presented by the screen whose results it shows.
    var presenterInFront: UIViewController {
        guard let cover = presentedViewController, cover.isPartOfItsPresenter else { return self }
        return cover
    }

    /// True for an active search bar: it is presented over the screen whose results it shows, and these can navigate.
    private var isPartOfItsPresenter: Bool {
        #if canImport(UIKit)
            self is UISearchController
        #else
            false
        #endif
    }
}
