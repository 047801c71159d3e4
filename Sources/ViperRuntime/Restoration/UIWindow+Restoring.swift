#if canImport(UIKit)
    public import UIKit
#elseif canImport(ObjectiveC)
    public import Foundation
#else
    import Foundation
#endif

extension UIWindow {
    /// Shows the place where people were when the activity was made, over what the app starts with.
    ///
    /// A screen that can't be read any more, or for which `resolve` returns `nil`, is left out with those above it.
    /// Nothing is put on another start than the one that it was on, as a login. Generated environments call it, once the
    /// window is visible. For example:
    /// `if let activity = session.stateRestorationActivity { app.environment.restore(activity, in: window) }`.
    ///
    /// - Returns: True if something of it is shown.
    @discardableResult
    public func restore<Screen: Decodable>(
        _ activity: NSUserActivity,
        log: NavigationLog = .system,
        resolve: (Screen) -> UIViewController?
    ) -> Bool {
        guard activity.activityType == NSUserActivity.restorationType,
            let data = activity.userInfo?[NSUserActivity.placeKey] as? Data,
            let place = try? PropertyListDecoder().decode(SavedPlace.self, from: data),
            place.version == SavedPlace.version, let rootViewController
        else { return false }
        var destination = LinkDestination()
        if let tabs = rootViewController as? UITabBarController {
            guard let tab = tabs.tab(startingLike: place) else { return false }
            destination.tab = tab
        } else if rootViewController.startName != place.start {
            return false
        }
        let screens = BuiltScreens(place.screens, resolve: resolve)
        destination.stack = screens.controllers
        if screens.isComplete { destination.modal = place.modal?.viewController(resolve, besides: screens.controllers) }
        if destination.tab == nil, destination.stack.isEmpty, destination.modal == nil { return false }
        return show(destination, log: log)
    }
}

extension UITabBarController {
    /// Returns the tab with the place's start; of several, the one where it was.
    fileprivate func tab(startingLike place: SavedPlace) -> Int? {
        let tabs = (viewControllers ?? []).map { $0.startName == place.start }
        guard let tab = place.tab, tabs.indices.contains(tab), tabs[tab] else { return tabs.firstIndex(of: true) }
        return tab
    }
}

/// View controllers of stored screens, up to the first that can't be read, or not be shown with the others.
@MainActor private struct BuiltScreens {
    private(set) var controllers: [UIViewController] = []
    let isComplete: Bool

    /// - Parameters:
    ///   - others: The controllers that are shown elsewhere.
    ///   - hasBar: True if the first may come in a navigation controller of its own.
    init<Screen: Decodable>(
        _ stored: [Data],
        besides others: [UIViewController] = [],
        hasBar: Bool = false,
        resolve: (Screen) -> UIViewController?
    ) {
        for screen: Screen in StoredScreens.read(stored) {
            guard let controller = resolve(screen) else { break }
            // UIKit raises where a screen is in two places, as a shared one may be, or a bar inside of another.
            guard controller.parent == nil, controller.presentingViewController == nil,
                !(others + controllers).contains(where: { $0 === controller }),
                !(controller is UINavigationController) || hasBar && controllers.isEmpty
            else { break }
            controllers.append(controller)
        }
        isComplete = controllers.count == stored.count
    }
}

extension SavedPlace.Modal {
    /// Builds what was presented; `nil` if it can't be read any more.
    @MainActor fileprivate func viewController<Screen: Decodable>(
        _ resolve: (Screen) -> UIViewController?,
        besides others: [UIViewController]
    ) -> UIViewController? {
        let built = BuiltScreens(screens, besides: others, hasBar: true, resolve: resolve)
        guard let first = built.controllers.first else { return nil }
        let isBarred = hasBar && !(first is UINavigationController)
        let modal = isBarred ? UINavigationController(rootViewController: first) : first
        for screen in built.controllers.dropFirst() {
            (modal as? UINavigationController)?.pushViewController(screen, animated: false)
        }
        let style = UIModalPresentationStyle(rawValue: style)
        modal.modalPresentationStyle = style.flatMap { $0.needsNothingElse ? $0 : nil } ?? .automatic
        return modal
    }
}

extension UIModalPresentationStyle {
    /// True unless the presentation needs a place that it points to, or a delegate.
    fileprivate var needsNothingElse: Bool {
        switch self {
        case .fullScreen, .overFullScreen: true
        #if !os(tvOS)
            case .pageSheet, .formSheet: true
        #endif
        default: false
        }
    }
}
