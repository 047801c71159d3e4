import ProjectModel
import TemplateCatalogue
import Templating

// What people write of a scene whose parts are generated classes.
extension Scene {
    /// Those whose bodies the spec leaves to people.
    var ownRoutes: [Route] { routes.filter { !isDerived($0) } }

    /// Those whose bodies follow from the spec.
    var derivedRoutes: [Route] { routes.filter(isDerived) }

    /// Those that its file of the wireframe has.
    var handwrittenRoutes: [Route] { hasGeneratedWiring ? ownRoutes : routes }

    private func isDerived(_ route: Route) -> Bool { RouteBody(route: route, namespace: namespace).isFinished }
}

// How its view controller is made.
extension Scene {
    /// Whether its view controller keeps its presenter from the start.
    var isMadeWithPresenter: Bool { hasGeneratedWiring && !style.hasViewModel }

    /// How its view controller gets to its presenter.
    var presenterCall: String { isMadeWithPresenter ? "presenter" : "presenter?" }

    /// The call that makes its view controller.
    ///
    /// - Parameters:
    ///   - presenter: An expression for the presenter.
    ///   - environment: An expression for the environment.
    func makeViewController(presenter: String, environment: String) -> String {
        "\(name)ViewController(\(viewControllerArguments(presenter, environment).joined(separator: ", ")))"
    }

    /// The same over several lines where it has to be.
    func viewControllerCall(presenter: String, environment: String, in statement: String = "") -> TemplateCode {
        let arguments = viewControllerArguments(presenter, environment)
        return .phrase(
            "\(statement)\(name)ViewController(",
            arguments.map { .line($0) },
            ")",
            lineLength: isMadeWithPresenter || arguments.isEmpty ? TemplateCode.lineLength : 0
        )
    }

    /// The same as a constant.
    func viewControllerConstant(presenter: String, environment: String) -> TemplateCode {
        viewControllerCall(presenter: presenter, environment: environment, in: "let viewController = ")
    }

    /// What makes it in a suite with a mock of the presenter: all of it, or a constant without a presenter yet.
    var testedViewController: TemplateCode {
        let environment = "Mock\(name)Environment()"
        return isMadeWithPresenter
            ? viewControllerCall(presenter: "presenter", environment: environment)
            : viewControllerConstant(presenter: "presenter", environment: environment)
    }

    /// What the initializer of its view controller is called with.
    func viewControllerArguments(_ presenter: String, _ environment: String) -> [String] {
        (isMadeWithPresenter ? ["presenter: \(presenter)"] : [])
            + (handsOverChildren ? ["childScenes: \(name)Children(environment: \(environment))"] : [])
            + (keptEnvironment == nil ? [] : ["environment: \(environment)"])
    }

    /// What its view controller keeps of the environment; `nil` where that is nothing.
    var keptEnvironment: String? { handsOverChildren && viewServices.isEmpty ? nil : viewEnvironment }

    /// What its view controller's initializer takes.
    var viewControllerParameters: [String] {
        (isMadeWithPresenter ? ["presenter: any \(name)PresenterContract"] : [])
            + (handsOverChildren ? ["childScenes: \(name)Children"] : [])
            + (keptEnvironment.map { ["environment: any \($0)"] } ?? [])
    }
}
