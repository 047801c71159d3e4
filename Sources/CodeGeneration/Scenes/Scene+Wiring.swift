// What people write of a scene whose parts are generated classes.
extension Scene {
    /// The routes whose bodies the spec leaves to people.
    var ownRoutes: [Route] { routes.filter { !isDerived($0) } }

    /// The routes whose bodies follow from the spec.
    var derivedRoutes: [Route] { routes.filter(isDerived) }

    /// The routes in its own file of the wireframe: all, unless the wireframe is generated.
    var handwrittenRoutes: [Route] { hasGeneratedWireframe ? ownRoutes : routes }

    var hasGeneratedWireframe: Bool { style.parts.contains { $0.members == .routes && $0.isGenerated } }

    private func isDerived(_ route: Route) -> Bool { RouteBody(route: route, namespace: namespace).isFinished }
}

// How its view controller is made.
extension Scene {
    /// The context in which its view controller and the parts behind it are created.
    enum Surroundings {
        /// The app's environment, named `environment`.
        case app
        /// The app's environment, for a display state with nothing behind it.
        case displayState
        /// A display state with nothing behind it, and no environment.
        case preview
        /// A test with a mock of the presenter.
        case test
    }

    /// The parameters of its view controller's initializer.
    var viewControllerParameters: [String] {
        (style.hasViewModel ? [] : ["presenter: any \(contract(.events))"])
            + handedParts.map { "\($0.name): \($0.type)" }
    }

    /// The arguments of its view controller besides its presenter.
    var handedParts: [(name: String, type: String)] {
        (children.isEmpty ? [] : [("childScenes", "\(name)Children?")])
            + (imageService.map { [("imageLoader", $0.propertyType)] } ?? [])
    }

    /// The first of its services that loads images for its view; `nil` if it has none.
    var imageService: Service? { services.first(where: \.isImageService) }

    /// Returns the call that creates its view controller.
    ///
    /// - Parameter presenter: The expression for the presenter.
    func makeViewController(presenter: String, in surroundings: Surroundings) -> String {
        "\(name)ViewController(\(viewControllerArguments(presenter, surroundings).joined(separator: ", ")))"
    }

    /// Returns the same call, on several lines if necessary.
    func viewControllerCall(presenter: String, in surroundings: Surroundings, as statement: String = "") -> TemplateCode
    {
        .phrase(
            "\(statement)\(name)ViewController(",
            viewControllerArguments(presenter, surroundings).map { .line($0) },
            ")"
        )
    }

    /// Returns the arguments of its view controller's initializer.
    func viewControllerArguments(_ presenter: String, _ surroundings: Surroundings) -> [String] {
        let children =
            switch surroundings {
            case .app: "\(name)Children(environment: environment)"
            case .displayState, .preview: "nil"
            case .test: "\(name)Children(environment: \(EnvironmentMock.type)())"
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
