import UIKit

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
    }
}
