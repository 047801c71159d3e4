/// The parameters of a route to no scene have types, since there is no descriptor to take them from.
final class RouteArgumentTypes: ValidationRule {
    override func check() {
        for route in specs.scenes.lazy.flatMap(\.scene.routes)
        where route.destination == nil && route.presentation.value == .custom {
            for argument in route.arguments where argument.type == nil {
                problems.report(.missingKey, at: argument.name.location) {
                    "the route '\(route.name.value)' leads to no scene, so '\(argument.name.value)' needs a type"
                    "write it as: with: { \(argument.name.value): SomeType }"
                }
            }
        }
    }
}
