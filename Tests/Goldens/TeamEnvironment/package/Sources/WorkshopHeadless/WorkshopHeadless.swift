import ViperRuntime
import Workshop
import WorkshopCore

/// Starts the app without a screen and prints what it shows.
@main
enum WorkshopHeadless {
    @MainActor
    static func main() {
        let window = UIWindow()
        let rootViewController = Session().makeRootViewController()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        print(rootViewController.treeDescription)
    }
}
