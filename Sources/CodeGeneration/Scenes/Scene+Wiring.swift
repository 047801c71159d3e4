import ProjectModel
import SwiftReading
import Templating

// What people write of a scene whose parts are generated classes.
extension Scene {
    /// Those whose bodies the spec leaves to people.
    var ownRoutes: [Route] { routes.filter { !isDerived($0) } }

    /// Those whose bodies follow from the spec.
    var derivedRoutes: [Route] { routes.filter(isDerived) }

    /// Those that its file of the wireframe has: where that isn't generated, all.
    var handwrittenRoutes: [Route] { hasGeneratedWireframe ? ownRoutes : routes }

    var hasGeneratedWireframe: Bool { style.parts.contains { $0.members == .routes && $0.isGenerated } }

    private func isDerived(_ route: Route) -> Bool { RouteBody(route: route, namespace: namespace).isFinished }
}

// How its view controller is made.
extension Scene {
    /// Where its view controller, and what stands behind it, are made.
    enum Surroundings {
        /// With the app's environment, called `environment`.
        case app
        /// With the app's environment, where a state is shown with nobody behind it.
        case displayState
        /// Where a state is shown with nobody behind it, and no environment.
        case preview
        /// In a test that has a mock of the presenter.
        case test
    }

    /// What its view controller's initializer takes.
    var viewControllerParameters: [String] {
        (style.hasViewModel ? [] : ["presenter: any \(contract(.events))"])
            + handedParts.map { "\($0.name): \($0.type)" }
    }

    /// What its view controller is handed besides its presenter.
    var handedParts: [(name: String, type: String)] {
        (children.isEmpty ? [] : [("childScenes", "\(name)Children?")])
            + (imageService.map { [("imageLoader", $0.propertyType)] } ?? [])
    }

    /// What loads the images that its view shows, the first of its services that does; `nil` where it has none.
    var imageService: Service? { services.first(where: \.isImageService) }

    /// The call that makes its view controller.
    ///
    /// - Parameter presenter: An expression for the presenter.
    func makeViewController(presenter: String, in surroundings: Surroundings) -> String {
        "\(name)ViewController(\(viewControllerArguments(presenter, surroundings).joined(separator: ", ")))"
    }

    /// The same over several lines where it has to be.
    func viewControllerCall(presenter: String, in surroundings: Surroundings, as statement: String = "") -> TemplateCode
    {
        .phrase(
            "\(statement)\(name)ViewController(",
            viewControllerArguments(presenter, surroundings).map { .line($0) },
            ")"
        )
    }

    /// What the initializer of its view controller is called with.
    func viewControllerArguments(_ presenter: String, _ surroundings: Surroundings) -> [String] {
        let children =
            switch surroundings {
            case .app: "\(name)Children(environment: environment)"
            case .displayState, .preview: "nil"
            case .test: "\(name)Children(environment: Mock\(name)Environment())"
            }
        let hasEnvironment = [.app, .displayState].contains(surroundings)
        return (style.hasViewModel ? [] : ["presenter: \(presenter)"])
            + (self.children.isEmpty ? [] : ["childScenes: \(children)"])
            + (imageService.map { service in
                hasEnvironment
                    ? ["imageLoader: environment.\(service.name.spelled(.member))"]
                    : ["imageLoader: StubImageLoader<UIImage>()"]
            } ?? [])
    }
}
