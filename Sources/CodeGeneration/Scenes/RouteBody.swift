import ProjectModel
import SpecReading
import SwiftReading

/// The statements by which a wireframe brings a destination on screen.
struct RouteBody {
    let route: Route
    /// What descriptors are nested in.
    let namespace: String

    var lines: [String] {
        switch route.destination {
        case .scene(let reference): resolution(of: reference) + presentation
        case .page: page
        case .fixedPage(let address):
            ["guard let url = URL(string: \(address.swiftLiteral)) else { return }"] + page
        case .none: withoutDestination
        }
    }

    /// Whether the spec says all that there is to say.
    var isFinished: Bool {
        switch (route.destination, route.presentation) {
        case (.none, .tab): true
        case (.none, _), (.scene, .web), (.scene, .custom): false
        default: true
        }
    }

    private func resolution(of reference: SceneReference) -> [String] {
        let arguments = route.parameters.map { $0.argument($0.local) }
        let descriptor = Layout.list(
            "let descriptor = \(namespace).\(reference.scene)Descriptor(",
            arguments,
            ")",
            indentation: 8
        )
        return descriptor + ["let destination = \(environment).resolve(descriptor)"]
    }

    private var environment: String { route.parameters.reaching("environment") }
    private var viewController: String { route.parameters.reaching("viewController") }

    /// What leads on once for each tap.
    private var navigator: String { "SceneNavigator(from: \(viewController))" }

    private var presentation: [String] {
        switch route.presentation {
        case .push: ["\(navigator).\(route.leadsToShared ? "pushShared" : "push")(destination)"]
        case .present(let style, let embedsInNavigation): modal(style: style, embedsInNavigation: embedsInNavigation)
        case .replace: ["\(navigator).replace(with: destination)"]
        case .tab(let index, let scene):
            ["\(navigator).selectTab(at: \(tab(index, scene)), pushing: destination)"]
        case .web, .custom: ["// Yours to change: the spec leaves it open how the destination is shown.", show]
        }
    }

    /// One that is named by its scene may get another place, of which the environment knows.
    private func tab(_ index: Int, _ scene: String?) -> String {
        scene.map { "\(environment).\(Route.tabProperty(of: $0))" } ?? "\(index)"
    }

    private var show: String { "\(viewController)?.show(destination, sender: nil)" }

    private func modal(style: RouteSpec.PresentationStyle?, embedsInNavigation: Bool) -> [String] {
        var lines: [String] = []
        let shown = embedsInNavigation ? "navigationController" : "destination"
        if embedsInNavigation {
            lines.append("let navigationController = UINavigationController(rootViewController: destination)")
        }
        if let style { lines.append("\(shown).modalPresentationStyle = .\(style.rawValue)") }
        return lines + ["\(navigator).present(\(shown))"]
    }

    private var page: [String] {
        ["\(navigator).present(SFSafariViewController(url: url))"]
    }

    private var withoutDestination: [String] {
        if case .tab(let index, let scene) = route.presentation {
            return ["\(navigator).selectTab(at: \(tab(index, scene)))"]
        }
        return ["// Yours to write: the spec leaves this route to you."]
    }
}
