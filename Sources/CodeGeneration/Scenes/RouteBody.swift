/// The statements with which a wireframe shows a destination.
struct RouteBody {
    let route: Route
    /// The type that descriptors are nested in.
    let namespace: String

    var code: [TemplateCode] {
        switch route.destination {
        case .scene(let reference) where route.presentation == .popTo:
            handingBack + ["\(navigator).pop(to: \(descriptor(of: reference)).self)"]
        case .scene(let reference): awaiting(resolution(of: reference) + presentation)
        case .page: page
        case .fixedPage(let address):
            ["guard let url = URL(string: \(address.swiftLiteral)) else { return }"] + page
        case .none: withoutDestination
        }
    }

    /// Returns statements that show a scene, and await what it hands back.
    private func awaiting(_ statements: [TemplateCode]) -> [TemplateCode] {
        guard let result = route.result else { return statements }
        let show = route.parameters.contains { $0.name == "show" } ? "showScene" : "show"
        return [
            // Whoever awaits must not keep the screen.
            .block(
                "func \(show)() -> SceneOutcome<\(result.storageText)> {",
                statements + ["return destination.outcome()"]
            ),
            "return await \(show)().value",
        ]
    }

    /// True if the spec describes the route completely.
    var isFinished: Bool {
        switch route.destination {
        case .none: route.tab != nil || route.presentation.isReturning
        case .scene: route.tab != nil || !(route.presentation == .custom || route.presentation.isOfWeb)
        case .page, .fixedPage: true
        }
    }

    private func resolution(of reference: SceneReference) -> [TemplateCode] {
        let arguments = route.parameters.map { $0.argument($0.local) }
        let label = route.adopted == nil ? "" : "adopted: "
        return [
            .phrase("let descriptor = \(descriptor(of: reference))(", arguments, ")"),
            "let destination = \(environment).resolve(\(label)descriptor)",
        ]
    }

    private func descriptor(of reference: SceneReference) -> String {
        route.adopted?.descriptor ?? "\(namespace).\(reference.scene)Descriptor"
    }

    private var environment: String { route.parameters.reaching("environment") }
    private var viewController: String { route.parameters.reaching("viewController") }

    /// The navigator, which handles each tap once.
    private var navigator: String { "SceneNavigator(from: \(viewController))" }

    private var presentation: [TemplateCode] {
        if let tab = route.tab { return ["\(navigator).selectTab(at: \(place(of: tab)), pushing: destination)"] }
        return switch route.presentation {
        case .push: ["\(navigator).\(route.leadsToShared ? "pushShared" : "push")(destination)"]
        case .replace: ["\(navigator).replace(with: destination)"]
        case .sheet, .sheetWithBar, .formSheet, .formSheetWithBar, .fullScreen, .fullScreenWithBar, .overFullScreen:
            modal
        case .web, .webView, .close, .pop, .root, .popTo, .custom:
            ["// Yours to change: the spec leaves it open how the destination is shown.", show]
        }
    }

    /// Returns the tab's index. If its scene identifies it, the environment knows the index, which may change.
    private func place(of tab: Route.Tab) -> String {
        tab.scene.map { "\(environment).\(Route.tabProperty(of: $0))" } ?? "\(tab.index)"
    }

    private var show: TemplateCode { "\(viewController)?.show(destination, sender: nil)" }

    private var modal: [TemplateCode] {
        var lines: [TemplateCode] = []
        let shown = route.presentation.hasBar ? "navigationController" : "destination"
        if route.presentation.hasBar {
            lines.append("let navigationController = UINavigationController(rootViewController: destination)")
        }
        if let style = route.presentation.modalStyle { lines.append("\(shown).modalPresentationStyle = .\(style)") }
        return lines + ["\(navigator).present(\(shown))"]
    }

    private var page: [TemplateCode] {
        guard route.presentation == .webView else { return ["\(navigator).present(SFSafariViewController(url: url))"] }
        return [
            "let screen = UINavigationController(rootViewController: WebViewScreen(url: url, onLink: onLink))",
            "screen.modalPresentationStyle = .fullScreen",
            "\(navigator).present(screen)",
        ]
    }

    /// What is handed back, though the screen may have gone already.
    private var handingBack: [TemplateCode] {
        route.parameters.isEmpty ? [] : ["sceneResult.send(\(Route.resultName))"]
    }

    private var withoutDestination: [TemplateCode] {
        if let tab = route.tab { return ["\(navigator).selectTab(at: \(place(of: tab)))"] }
        return switch route.presentation {
        case .close: handingBack + ["\(navigator).close()"]
        case .pop: handingBack + ["\(navigator).pop()"]
        case .root: handingBack + ["\(navigator).popToRoot()"]
        default: ["// Yours to write: the spec leaves this route to you."]
        }
    }
}
