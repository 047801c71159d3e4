/// The states and routes of a scene that a feature makes available to its sandbox.
struct SceneShowcaseFile: Sendable {
    private let place: ScenePlace
    private let routes: [Shown]

    /// A route, with the arguments of its function.
    private typealias Shown = (route: Route, arguments: [String])

    init(_ place: ScenePlace) {
        self.place = place
        routes = place.scene.routes.compactMap { route in
            guard route.isShownAlone else { return nil }
            return place.samples.arguments(for: route.parameters).map { (route, $0) }
        }
    }

    static let table: TemplateTable<SceneShowcaseFile> = [
        .imports { $0.imports.lines() },
        .flag("hasViewModel", "whether a view model is behind the view, not a presenter") {
            $0.place.scene.style.hasViewModel
        },
        .code("viewController", "what makes the view controller") {
            let scene = $0.place.scene
            return scene.madeViewController(
                presenter: scene.previewPresenter,
                in: .displayState,
                of: $0.place.feature
            )
        },
        .flag("hasRoutes", "whether the scene leads anywhere") { $0.place.scene.hasShownRoutes },
        .list("routes", "the routes that values are known for", of: route) { $0.routes },
        .texts("omissions", "why a route can't be shown, as comments") { $0.omissions },
    ]

    private static let route: TemplateTable<Shown> = [
        .text("literal", "the route's name as a string literal") { $0.route.name.swiftLiteral },
        .text("call", "what shows the route") {
            "\($0.route.methodName.spelled(.member))(\($0.arguments.joined(separator: ", ")))"
        },
        .flag("hasResult", "whether the route awaits what the scene hands back") { $0.route.result != nil },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("ViperRuntime", .public)
        for (route, _) in routes { imports.add(route.parameters) }
        return imports
    }

    private var omissions: [String] {
        place.scene.routes.compactMap { route in
            place.samples.missing(for: route.parameters).map {
                "// Without the route \(route.name): `samples` in project.yml has no value of \($0.text)."
            }
        }
    }
}

extension Scene {
    /// True if it leads anywhere that a sandbox can show.
    var hasShownRoutes: Bool { routes.contains(where: \.isShownAlone) }

    /// True if a sandbox shows more of it than the scene itself.
    var isShowcased: Bool { !previews.isEmpty || hasShownRoutes }
}

extension Route {
    /// True if a screen that is shown alone can take it: there it has no place to go back to.
    fileprivate var isShownAlone: Bool { !presentation.isReturning }
}
