/// The tests of a user's own view controller: the presenter hears about its life cycle, and its layout is valid.
struct ViewControllerTests {
    let scene: Scene
    let phrases: TestPhrases

    var tests: [EmittedTest] {
        [viewDidLoad, layout] + children + scene.lifecycleEvents.map(appearance)
    }

    private var viewDidLoad: EmittedTest {
        EmittedTest(
            name: "viewDidLoadReachesThePresenter",
            body: [
                "makeViewController().loadViewIfNeeded()",
                expectCall(of: FunctionPhrases(name: "viewDidLoad", parameters: [])),
            ]
        )
    }

    private var layout: EmittedTest {
        EmittedTest(
            name: "theScreenIsLaidOut",
            body: [
                "let viewController = makeViewController()",
                phrases.expect("ScreenAudit(of: viewController).findings", equals: "[]"),
            ]
        )
    }

    /// The test that children without parameters are shown from the start.
    private var children: [EmittedTest] {
        let count = scene.children.count { $0.parameters.isEmpty }
        guard count > 0 else { return [] }
        return [
            EmittedTest(
                name: "childrenAreShown",
                body: [
                    "let viewController = makeViewController()",
                    "viewController.loadViewIfNeeded()",
                    phrases.expect("viewController.children.count", equals: "\(count)"),
                ]
            )
        ]
    }

    private func appearance(_ event: Event) -> EmittedTest {
        EmittedTest(
            name: "\(event.name)ReachesThePresenter",
            body: ["makeViewController().\(event.name)(false)", expectCall(of: event.phrases)]
        )
    }

    private func expectCall(of event: FunctionPhrases) -> TemplateCode {
        phrases.expectCalls(of: event, on: "presenter")
    }
}
