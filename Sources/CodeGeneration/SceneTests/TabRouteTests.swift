/// The tests of a route to a tab: from another tab, and from the tab itself, which returns to its first screen.
struct TabRouteTests {
    let route: Route
    let context: GenerationContext
    let phrases: TestPhrases

    var tests: [EmittedTest] {
        guard case .none = route.destination, let index = route.tab?.index,
            context.project.entrance.tabs.indices.contains(index)
        else { return [] }
        let tabs = context.project.entrance.tabs
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

    /// Returns the statements that create the tabs, with the screen on top of one tab's stack.
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
