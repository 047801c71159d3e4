#if canImport(UIKit)
    public import UIKit
#elseif canImport(ObjectiveC)
    public import Foundation
#else
    import Foundation
#endif

extension UIWindow {
    /// Returns the place where people are, for the system to keep while the app isn't running.
    ///
    /// Of the selected tab's stack, and of what is presented over it, it has the screens up to the first that isn't to
    /// come back. Generated environments call it. For example:
    ///
    /// ```swift
    /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    ///     window.map(app.environment.restorationActivity)
    /// }
    /// ```
    ///
    /// - Parameter screen: Returns what is stored of a scene; `nil` for one that isn't to come back.
    public func restorationActivity<Screen: Encodable>(
        storing screen: (any TypedDescriptor) -> Screen?
    ) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivity.restorationType)
        // It is for this device, whatever the team does with it.
        activity.isEligibleForHandoff = false
        var place = SavedPlace()
        let stack = selectedStack
        place.tab = (rootViewController as? UITabBarController)?.selectedIndex
        place.start = stack?.startName ?? ""
        let screens = stack?.viewControllers.dropFirst().map { $0.content.sceneDescriptor.flatMap(screen) } ?? []
        place.screens = StoredScreens.store(screens)
        if place.screens.count == screens.count,
            let modal = rootViewController?.presenterInFront.presentedViewController
        {
            place.modal = SavedPlace.Modal(modal, storing: screen)
        }
        if let data = try? PropertyListEncoder().encode(place) {
            activity.addUserInfoEntries(from: [NSUserActivity.placeKey: data])
        }
        return activity
    }

    private var selectedStack: UINavigationController? {
        let tabs = rootViewController as? UITabBarController
        return (tabs?.selectedViewController ?? rootViewController) as? UINavigationController
    }
}

extension SavedPlace.Modal {
    /// Stores what is presented; `nil` if it isn't to come back, or is about to go.
    @MainActor fileprivate init?<Screen: Encodable>(
        _ modal: UIViewController,
        storing screen: (any TypedDescriptor) -> Screen?
    ) {
        guard !modal.isBeingDismissed else { return nil }
        let stack = modal as? UINavigationController
        let controllers = stack?.viewControllers ?? [modal]
        let screens = StoredScreens.store(controllers.map { $0.content.sceneDescriptor.flatMap(screen) })
        if screens.isEmpty { return nil }
        self.init(style: modal.modalPresentationStyle.rawValue, hasBar: stack != nil, screens: screens)
    }
}

extension UIViewController {
    /// What its first screen is, by its type and its descriptor's.
    var startName: String { "\(type(of: content)) \(content.sceneDescriptor.map { "\(type(of: $0))" } ?? "")" }
}

extension NSUserActivity {
    static let placeKey = "place"

    /// The type of activities that hold a place. `NSUserActivityTypes` in the app's `Info.plist` lists it.
    static var restorationType: String { "\(Bundle.main.bundleIdentifier ?? "ViperRuntime").restoration" }
}
