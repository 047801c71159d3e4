public import Diagnostics

extension DiagnosticKind {
    static let childCycle = DiagnosticKind("child-cycle", "A scene would be shown inside itself.")
    static let childParameterType = DiagnosticKind(
        "child-parameter-type",
        "A child is given a parameter whose type differs from the one in its scene."
    )
    static let missingChildParameter = DiagnosticKind(
        "missing-child-parameter",
        "A child isn't given a parameter that its scene needs."
    )
    static let missingRouteParameter = DiagnosticKind(
        "missing-route-parameter",
        "A route doesn't pass a parameter that its destination needs."
    )
    static let routeParameterNeedsType = DiagnosticKind(
        "route-parameter-needs-type",
        "A parameter of a route that leads to no scene has no type."
    )
    static let routeParameterType = DiagnosticKind(
        "route-parameter-type",
        "A route passes a parameter whose type differs from the one in its destination."
    )
    static let routeToOutput = DiagnosticKind("route-to-output", "A route can't show the output of its destination.")
    static let sharedSceneNotPushed = DiagnosticKind(
        "shared-scene-not-pushed",
        "A scene of `lifetime: shared` is shown in another way than by pushing it, or in two places."
    )
    static let unknownChildParameter = DiagnosticKind(
        "unknown-child-parameter",
        "A child is given a parameter that its scene doesn't take."
    )
    static let unknownRouteParameter = DiagnosticKind(
        "unknown-route-parameter",
        "A route passes a parameter that its destination doesn't take."
    )
    public static let unknownScene = DiagnosticKind("unknown-scene", "There is no scene with this name.")

    static let aboutRoutes: [DiagnosticKind] = [
        .childCycle,
        .childParameterType,
        .missingChildParameter,
        .missingRouteParameter,
        .routeParameterNeedsType,
        .routeParameterType,
        .routeToOutput,
        .sharedSceneNotPushed,
        .unknownChildParameter,
        .unknownRouteParameter,
        .unknownScene,
    ]
}
