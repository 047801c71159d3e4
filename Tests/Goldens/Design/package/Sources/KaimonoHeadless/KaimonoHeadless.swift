import Kaimono
import ViperRuntime

/// Starts the app without a screen and prints what it shows.
@main
enum KaimonoHeadless {
    @MainActor
    static func main() {
        let window = UIWindow()
        let rootViewController = AppEnvironment().makeRootViewController()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        print(rootViewController.treeDescription)
    }
}
