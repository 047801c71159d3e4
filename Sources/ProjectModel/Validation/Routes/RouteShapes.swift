/// Each presentation has the keys that it needs, and no others.
enum RouteShapes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for route in specs.scenes.lazy.flatMap(\.scene.routes) {
            checkDestination(of: route, problems)
            if let name = route.destination, specs.adoptedByName[name.value] != nil {
                checkIsKnown(name, route, problems)
            }
            checkExtras(of: route, problems)
        }
    }

    private static func checkDestination(of route: RouteSpec, _ problems: ProblemCollector) {
        if route.tab != nil {
            guard route.destination == nil else { return }
            return checkNoArguments(of: route, "a route that only selects a tab passes nothing", problems)
        }
        let kind = route.presentation.value
        if kind.isOfWeb {
            if let destination = route.destination {
                problems.report(
                    .conflictingKeys,
                    at: destination.location,
                    "a route to a web page leads to no scene",
                    "take out 'to', or 'present: \(kind.rawValue)'"
                )
            }
            checkNoArguments(of: route, "a route to a web page passes nothing but its 'url'", problems)
        } else if kind.isReturning {
            checkReturn(of: route, problems)
        } else if kind != .custom, route.destination == nil, route.url == nil {
            problems.report(
                .missingKey,
                at: route.name.location,
                "the route '\(route.name.value)' doesn't say where it leads",
                "add it, for example: to: RecipeDetails"
            )
        }
    }

    private static func checkReturn(of route: RouteSpec, _ problems: ProblemCollector) {
        if route.presentation.value == .popTo {
            if route.destination == nil, route.url == nil {
                problems.report(
                    .missingKey,
                    at: route.name.location,
                    "the route '\(route.name.value)' doesn't say which screen it leads back to",
                    "add its scene, for example: to: RecipeSearch; or write 'present: pop'"
                )
            }
        } else if let destination = route.destination {
            problems.report(
                .conflictingKeys,
                at: destination.location,
                "a route that leads back by '\(route.presentation.value.rawValue)' leads to no scene",
                "take out 'to'; or write 'present: popTo', which leads back to that scene on the stack"
            )
        }
        checkNoArguments(of: route, "a route that leads back passes nothing", problems)
        // The method is called like the route, beside what a wireframe has.
        if ["viewController", "environment", "sceneResult"].contains(route.name.value) {
            problems.report(
                .reservedName,
                at: route.name.location,
                "a wireframe has a '\(route.name.value)' already",
                "choose another name, for example: \(route.presentation.value.rawValue)"
            )
        }
    }

    /// Reports a way back to a screen that no generated resolver built.
    private static func checkIsKnown(_ name: Located<String>, _ route: RouteSpec, _ problems: ProblemCollector) {
        guard route.presentation.value == .popTo else { return }
        problems.report(
            .outputMismatch,
            at: name.location,
            "'\(name.value)' is adopted, and no adopted screen is known by its descriptor",
            "write 'present: custom' without 'to', and lead back to it by code of your own"
        )
    }

    private static func checkNoArguments(of route: RouteSpec, _ message: String, _ problems: ProblemCollector) {
        guard let argument = route.arguments.first else { return }
        problems.report(.conflictingKeys, at: argument.name.location, message, "take out 'with'")
    }

    private static func checkExtras(of route: RouteSpec, _ problems: ProblemCollector) {
        guard let url = route.url, !route.presentation.value.isOfWeb else { return }
        let way = route.tab?.value.text ?? route.presentation.value.rawValue
        problems.report(
            .conflictingKeys,
            at: url.location,
            "a web page doesn't come on screen by 'present: \(way)'",
            "remove 'present', or write 'present: web'"
        )
    }
}
