import ProjectModel
import SwiftReading
import Templating

/// Tests of a route that selects a tab: from another one, and from the tab itself, which goes back to its first screen.
struct TabRouteTests {
    let route: Route
    let context: GenerationContext
    let phrases: TestPhrases

    var tests: [EmittedTest] {
        guard case .none = route.destination, let index = route.tab?.index,
            case .tabs(let tabs) = context.project.entrance, tabs.indices.contains(index)
        else { return [] }
        let other = tabs.indices.first { $0 != index }
        return [other.map { selects(index, from: $0, of: tabs.count) }, returns(to: index, of: tabs.count)]
            .compactMap(\.self)
    }

    private func selects(_ index: Int, from start: Int, of count: Int) -> EmittedTest {
        EmittedTest(
            name: "\(route.methodName)SelectsItsTab",
            body: makeTabs(count, with: start) + [
                call, phrases.expect("tabBarController.selectedIndex", equals: "\(index)"),
            ]
        )
    }

    private func returns(to index: Int, of count: Int) -> EmittedTest {
        EmittedTest(
            name: "\(route.methodName)LeavesTheStackOfItsTab",
            body: makeTabs(count, with: index) + [
                call, phrases.expect("stacks[\(index)].viewControllers.count", equals: "1"),
            ]
        )
    }

    private var call: TemplateCode { "makeWireframe().\(route.methodName.spelled(.member))()" }

    /// The screen is on top of the stack of one of them.
    private func makeTabs(_ count: Int, with index: Int) -> [TemplateCode] {
        [
            "let stacks = (0..<\(count)).map { _ in UINavigationController(rootViewController: UIViewController()) }",
            "stacks[\(index)].pushViewController(viewController, animated: false)",
            "let tabBarController = UITabBarController()",
            "tabBarController.viewControllers = stacks",
            "tabBarController.selectedIndex = \(index)",
        ]
    }
}
