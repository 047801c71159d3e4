import Foundation
import Lending
import ViperRuntime

/// Starts the app without a screen and prints what it shows.
@main
enum LendingHeadless {
    @MainActor
    static func main() {
        let isNew = CommandLine.arguments.contains("--new")
        let environment = isNew ? AppEnvironment.withAllFlags() : AppEnvironment()
        let window = UIWindow()
        let rootViewController = environment.makeRootViewController()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        print(window.treeDescription)
    }
}
