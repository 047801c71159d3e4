import ProjectModel
import SwiftReading

/// Tests of a scaffolded wireframe: each route asks the resolver for its destination.
struct WireframeTests {
    let scene: Scene
    let samples: SampleValues
    let phrases: TestPhrases

    var tests: [EmittedTest] { scene.routes.compactMap(test) }

    private func test(of route: Route) -> EmittedTest? {
        guard case .scene(let destination) = route.destination,
            let arguments = samples.arguments(for: route.parameters)
        else { return nil }
        let name = route.methodName
        let makeStack = "let navigationController = UINavigationController(rootViewController: viewController)"
        let call = Layout.list("makeWireframe().\(name.spelled(.member))(", arguments, ")", indentation: 8)
        let resolved =
            route.output == .viewController ? "\(destination.feature)Scenes" : "\(destination.scene)Descriptors"
        let resolution = phrases.expect("environment.resolved\(resolved).count", equals: "1")
        guard let count = stackCount(after: route) else {
            return EmittedTest(name: "\(name)ResolvesItsDestination", body: call + [resolution])
        }
        return EmittedTest(
            name: "\(name)ResolvesItsDestination",
            body: [makeStack] + call
                + [resolution, phrases.expect("navigationController.viewControllers.count", equals: count)]
        )
    }

    private func stackCount(after route: Route) -> String? {
        switch route.presentation {
        case .push: "2"
        case .replace: "1"
        case .present, .tab, .web, .custom: nil
        }
    }
}
