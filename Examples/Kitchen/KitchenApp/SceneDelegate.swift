import Kitchen
import UIKit
import ViperRuntime

/// Shows the app in a window. The scene manifest of Info.plist names it.
@MainActor
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let app = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = app.environment.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
        if let link = connectionOptions.link, open(link) { return }
        if let activity = session.stateRestorationActivity { app.environment.restore(activity, in: window) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let window, let app = UIApplication.shared.delegate as? AppDelegate else { return nil }
        return app.environment.restorationActivity(of: window)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let link = contexts.first?.url { open(link) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let link = userActivity.webpageURL { open(link) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async
        -> Bool
    {
        shortcutItem.link.map(open) ?? false
    }

    /// Shows what a link leads to. A page of the app's host that no screen stands for is left to the browser.
    @discardableResult
    private func open(_ link: URL) -> Bool {
        guard KitchenLink(link) != nil else {
            if link.scheme == "https" { UIApplication.shared.open(link) }
            return false
        }
        guard let window, let app = UIApplication.shared.delegate as? AppDelegate else { return false }
        return app.environment.open(link, in: window)
    }
}
