import Kitchen
import KitchenInterface
import Testing
import ViperRuntime

@testable import Users

/// There is one such screen: two profiles that lead to it can't both have it on their stacks.
@MainActor
@Suite
struct SettingsTests {
    private let environment = AppEnvironment()

    @Test func theSettingsCanBeAskedForTwice() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let first = stack.viewControllers[0]
        UserProfileWireframe(viewController: first, environment: environment).showSettings()
        let second = UIViewController()
        stack.pushViewController(second, animated: false)
        UserProfileWireframe(viewController: second, environment: environment).showSettings()
        #expect(stack.viewControllers.count == 3)
        #expect(stack.topViewController === environment.resolve(ViewDescriptor.SettingsDescriptor()))
    }
}
