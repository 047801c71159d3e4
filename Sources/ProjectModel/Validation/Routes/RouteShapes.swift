import SpecReading

/// Each way of presenting has the keys that it needs, and none that mean nothing to it.
enum RouteShapes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for route in specs.scenes.lazy.flatMap(\.scene.routes) {
            checkDestination(of: route, problems)
            checkExtras(of: route, problems)
        }
    }

    private static func checkDestination(of route: RouteSpec, _ problems: ProblemCollector) {
        let kind = route.presentation.value
        switch kind {
        case .push, .present, .replace:
            if route.destination == nil {
                problems.report(
                    .missingKey,
                    at: route.name.location,
                    "the route '\(route.name.value)' doesn't say where it leads",
                    "add it, for example: to: RecipeDetails"
                )
            }
        case .web, .webView:
            if let destination = route.destination {
                problems.report(
                    .conflictingKeys,
                    at: destination.location,
                    "a route to a web page leads to no scene",
                    "take out 'to', or 'present: \(kind.rawValue)'"
                )
            }
            checkNoArguments(of: route, "a route to a web page passes nothing but its 'url'", problems)
        case .tab, .custom:
            if route.destination == nil, kind == .tab {
                checkNoArguments(of: route, "a route that only selects a tab passes nothing", problems)
            }
        }
        if kind == .tab, route.tab == nil {
            problems.report(
                .missingKey,
                at: route.name.location,
                "the route '\(route.name.value)' doesn't say which tab it selects",
                "add the scene that it shows, or its place from zero, for example: tab: 1"
            )
        }
    }

    private static func checkNoArguments(of route: RouteSpec, _ message: String, _ problems: ProblemCollector) {
        guard let argument = route.arguments.first else { return }
        problems.report(.conflictingKeys, at: argument.name.location, message, "take out 'with'")
    }

    private static func checkExtras(of route: RouteSpec, _ problems: ProblemCollector) {
        let kind = route.presentation.value
        if let style = route.presentationStyle, kind != .present {
            report("presentationStyle", needs: "present", at: style, kind, problems)
        }
        if route.embedsInNavigation, kind != .present {
            report("embedInNavigation", needs: "present", at: route.name, kind, problems)
        }
        if let tab = route.tab, kind != .tab { report("tab", needs: "tab", at: tab, kind, problems) }
        if let url = route.url, !kind.isOfWeb { report("url", needs: "web", at: url, kind, problems) }
    }

    private static func report<Value>(
        _ key: String,
        needs needed: String,
        at place: Located<Value>,
        _ kind: RouteSpec.Presentation,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .conflictingKeys,
            at: place.location,
            "'\(key)' means nothing with 'present: \(kind.rawValue)'",
            "remove it, or write 'present: \(needed)'"
        )
    }
}
