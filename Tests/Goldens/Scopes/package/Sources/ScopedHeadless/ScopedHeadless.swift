import Scoped
import ViperRuntime

/// Starts the app without a screen and prints what it shows.
@main
enum ScopedHeadless {
    @MainActor
    static func main() {
        let window = UIWindow()
        let environment = AppEnvironment()
        environment.showRoot(in: window)
        window.makeKeyAndVisible()
        print(window.treeDescription)
    }
}
