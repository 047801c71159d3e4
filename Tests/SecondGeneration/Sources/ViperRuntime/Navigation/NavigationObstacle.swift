#if canImport(UIKit)
import UIKit
#else
@_spi(Headless) import ViperHeadless
#endif

/// Why a route isn't taken.
///
/// For example, in a custom transition: `guard maps.isInstalled else { throw .other("there is no app for maps") }`.
public nonisolated enum NavigationObstacle: Error, CustomStringConvertible {
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
    case tabHasNoStack(Int)
    /// It was neither pushed nor presented.
    case isFirst
    /// The destination is shown elsewhere, and can't be taken from there.
    case isShownElsewhere
    /// The destination is a navigation controller, which can't be pushed.
    case isStack
    case other(String)

    public var description: String {
        switch self {
        case .hasGone: "the screen has gone"
        case .isInTransition: "another transition is under way"
        case .isCovered(let cover): "\(cover) is presented over it"
        case .isBelow(let top): "\(top) is on top of it"
        case .isInAnotherTab: "another tab is selected"
        case .isOffScreen: "it isn't on the screen any more"
        case .isInFront: "the destination is in front already"
        case .hasNoStack: "it isn't in a navigation controller"
        case .hasNoTab(let index): "it isn't in a tab bar controller with a tab \(index)"
        case .tabHasNoStack(let index): "the tab \(index) has no navigation controller"
        case .isFirst: "it was neither pushed nor presented"
        case .isShownElsewhere: "the destination is shown elsewhere"
        case .isStack: "the destination is a navigation controller"
        case .other(let reason): reason
        }
    }
}

extension UIViewController {
    /// Whether it is in a window, and nothing covers it.
    var isInFront: Bool {
        guard viewIfLoaded?.window != nil, presenterInFront.presentedViewController == nil else { return false }
        return coveringObstacle == nil
    }

    /// What keeps this screen from leading on: a transition that is under way, or that it isn't in front.
    ///
    /// - Parameter waits: Whether what covers the screen has to be gone; below a sheet that is on its way out, UIKit pushes,
    ///   and presents nothing.
    func obstacle(waitingForDismissals waits: Bool) -> NavigationObstacle? {
        if waits || !isBeingUncovered {
            if transitionCoordinator != nil { return .isInTransition }
            if let cover = presenterInFront.presentedViewController, waits || !cover.isBeingDismissed {
                return .isCovered(by: "\(type(of: cover))")
            }
        }
        return coveringObstacle
    }

    /// That of a container which shows another child.
    private var coveringObstacle: NavigationObstacle? {
        zip(lineage, lineage.dropFirst()).lazy.compactMap { $1.obstacle(of: $0) }.first
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

    /// Whether what is presented over it is on its way out.
    private var isBeingUncovered: Bool {
        #if canImport(UIKit)
        presentedViewController?.isBeingDismissed == true
        #else
        lineage.contains(where: \.isDismissing)
        #endif
    }

    /// What can present: an active search bar is presented by the screen whose results it shows, and those lead on.
    var presenterInFront: UIViewController {
        #if canImport(UIKit)
        if let cover = presentedViewController as? UISearchController { return cover }
        #endif
        return self
    }
}
