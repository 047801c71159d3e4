/// Each presentation has the keys that it needs, and no others.
final class RouteShapes: ValidationRule {
    override func check() {
        for route in specs.scenes.lazy.flatMap(\.scene.routes) {
            checkDestination(of: route)
            if let name = route.destination, specs.adoptedByName[name.value] != nil {
                checkIsKnown(name, route)
            }
            checkExtras(of: route)
        }
    }

    private func checkDestination(of route: RouteSpec) {
        if route.tab != nil {
            guard route.destination == nil else { return }
            return checkNoArguments(of: route, "a route that only selects a tab passes nothing")
        }
        let kind = route.presentation.value
        if kind.isOfWeb {
            if let destination = route.destination {
                problems.report(.conflictingKeys, at: destination.location) {
                    "a route to a web page leads to no scene"
                    "take out 'to', or 'present: \(kind.rawValue)'"
                }
            }
            checkNoArguments(of: route, "a route to a web page passes nothing but its 'url'")
        } else if kind.isReturning {
            checkReturn(of: route)
        } else if kind != .custom, route.destination == nil, route.url == nil {
            problems.report(.missingKey, at: route.name.location) {
                "the route '\(route.name.value)' doesn't say where it leads"
                "add it, for example: to: RecipeDetails"
            }
        }
    }

    private func checkReturn(of route: RouteSpec) {
        if route.presentation.value == .popTo {
            if route.destination == nil, route.url == nil {
                problems.report(.missingKey, at: route.name.location) {
                    "the route '\(route.name.value)' doesn't say which screen it leads back to"
                    "add its scene, for example: to: RecipeSearch; or write 'present: pop'"
                }
            }
        } else if let destination = route.destination {
            problems.report(.conflictingKeys, at: destination.location) {
                "a route that leads back by '\(route.presentation.value.rawValue)' leads to no scene"
                "take out 'to'; or write 'present: popTo', which leads back to that scene on the stack"
            }
        }
        checkNoArguments(of: route, "a route that leads back passes nothing")
        // The method is called like the route, beside what a wireframe has.
        if ["viewController", "environment", "sceneResult"].contains(route.name.value) {
            problems.report(.reservedName, at: route.name.location) {
                "a wireframe has a '\(route.name.value)' already"
                "choose another name, for example: \(route.presentation.value.rawValue)"
            }
        }
    }

    /// Reports a way back to a screen that no generated resolver built.
    private func checkIsKnown(_ name: Located<String>, _ route: RouteSpec) {
        guard route.presentation.value == .popTo else { return }
        problems.report(.outputMismatch, at: name.location) {
            "'\(name.value)' is adopted, and no adopted screen is known by its descriptor"
            "write 'present: custom' without 'to', and lead back to it by code of your own"
        }
    }

    private func checkNoArguments(of route: RouteSpec, _ message: String) {
        guard let argument = route.arguments.first else { return }
        problems.report(.conflictingKeys, at: argument.name.location, message, "take out 'with'")
    }

    private func checkExtras(of route: RouteSpec) {
        guard let url = route.url, !route.presentation.value.isOfWeb else { return }
        let way = route.tab?.value.text ?? route.presentation.value.rawValue
        problems.report(.conflictingKeys, at: url.location) {
            "a web page doesn't come on screen by 'present: \(way)'"
            "remove 'present', or write 'present: web'"
        }
    }
}
