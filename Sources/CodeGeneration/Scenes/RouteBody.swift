import ProjectModel
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

    private var presentation: [String] {
        switch route.presentation {
        case .push: ["\(viewController)?.navigationController?.pushViewController(destination, animated: true)"]
        case .present(let style, let embedsInNavigation): modal(style: style, embedsInNavigation: embedsInNavigation)
        case .replace: replacement
        case .tab(let index): selection(of: index) + pushOntoTab
        case .web, .custom: ["// Yours to change: the spec leaves it open how the destination is shown.", show]
        }
    }

    private var show: String { "\(viewController)?.show(destination, sender: nil)" }

    private func modal(style: RouteSpec.PresentationStyle?, embedsInNavigation: Bool) -> [String] {
        var lines: [String] = []
        let shown = embedsInNavigation ? "navigationController" : "destination"
        if embedsInNavigation {
            lines.append("let navigationController = UINavigationController(rootViewController: destination)")
        }
        if let style { lines.append("\(shown).modalPresentationStyle = .\(style.rawValue)") }
        return lines + ["\(viewController)?.present(\(shown), animated: true)"]
    }

    private var replacement: [String] {
        unwrapping + [
            "let stack = navigationController.viewControllers.map { $0 === viewController ? destination : $0 }",
            "navigationController.setViewControllers(stack, animated: true)",
        ]
    }

    private var unwrapping: [String] {
        let name = viewController
        let member = "let navigationController = viewController.navigationController"
        guard name != "viewController" else { return ["guard let viewController, \(member) else { return }"] }
        return ["guard let viewController = \(name),", "    \(member)", "else { return }"]
    }

    private func selection(of index: Int) -> [String] {
        [
            "guard let tabBarController = \(viewController)?.tabBarController else { return }",
            "tabBarController.selectedIndex = \(index)",
        ]
    }

    private var pushOntoTab: [String] {
        [
            "let navigationController = tabBarController.selectedViewController as? UINavigationController",
            "navigationController?.pushViewController(destination, animated: true)",
        ]
    }

    private var page: [String] {
        ["\(viewController)?.present(SFSafariViewController(url: url), animated: true)"]
    }

    private var withoutDestination: [String] {
        if case .tab(let index) = route.presentation { return selection(of: index) }
        return ["// Yours to write: the spec leaves this route to you."]
    }
}
