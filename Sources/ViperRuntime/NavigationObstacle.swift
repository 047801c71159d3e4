#if canImport(UIKit)
    import UIKit
#endif

/// Why a screen doesn't lead on.
enum NavigationObstacle: Error, CustomStringConvertible {
    case hasGone
    case isInTransition
    /// Something is presented over it.
    case isCovered(by: String)
    /// It is on a stack below another screen.
    case isBelow(String)
    case isInAnotherTab
    case isOffScreen
    case isInFront
    case hasNoStack
    case hasNoTab(Int)

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
        case .hasNoTab(let index): "it isn't in a tab bar controller with a tab \(index)"
        }
    }
}

extension UIViewController {
    /// What keeps this screen from leading on: a transition that is under way, or that it isn't in front.
    var navigationObstacle: NavigationObstacle? {
        if transitionCoordinator != nil { return .isInTransition }
        if let cover = presentedViewController, !cover.isPartOfItsPresenter {
            return .isCovered(by: "\(type(of: cover))")
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

    /// An active search bar is presented over the screen whose results it shows, and those lead on.
    private var isPartOfItsPresenter: Bool {
        #if canImport(UIKit)
            self is UISearchController
        #else
            false
        #endif
    }
}
