import Cinema
import ViperRuntime

/// Starts the app without a screen and prints what it shows.
@main
enum CinemaHeadless {
    @MainActor
    static func main() {
        let window = UIWindow()
        let rootViewController = Dependencies().makeRootViewController()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        print(rootViewController.treeDescription)
    }
}
