/// A route or a child passes exactly the parameters that the destination's descriptor needs.
enum RouteArguments: ValidationRule {
    /// A route or a child that passes arguments to a scene.
    private struct Handover {
        var kind: Kind
        var name: Located<String>
        var destination: Located<String>?
        var arguments: [RouteSpec.Argument]
    }

    private enum Kind {
        case route
        case child

        var noun: String { self == .route ? "route" : "child" }
    }

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for entry in specs.scenes {
            for route in handovers(of: entry.scene) {
                guard let name = route.destination?.value, let destination = specs.destination(name) else {
                    continue
                }
                guard specs.parametersAreKnown(of: name), !specs.isUnread(.parameters(scene: entry.scene.name.value))
                else { continue }
                check(route, to: destination, problems)
            }
        }
    }

    private static func handovers(of scene: SceneSpec) -> [Handover] {
        scene.routes.filter { !$0.presentation.value.isReturning }.map {
            Handover(kind: .route, name: $0.name, destination: $0.destination, arguments: $0.arguments)
        }
            + scene.children.map {
                Handover(kind: .child, name: $0.name, destination: $0.destination, arguments: $0.arguments)
            }
    }

    private static func check(_ route: Handover, to destination: SceneSpec, _ problems: ProblemCollector) {
        var unknown: [RouteSpec.Argument] = []
        for argument in route.arguments {
            if !destination.parameters.contains(where: { $0.name.value == argument.name.value }) {
                unknown.append(argument)
            }
        }
        let missing = destination.parameters.filter { parameter in
            parameter.defaultValue == nil && !route.arguments.contains { $0.name.value == parameter.name.value }
        }
        // What the route has to hand over, by all that is wrong with it.
        let unknownNames = Set(unknown.map(\.name.value))
        let names = route.arguments.map(\.name.value).filter { !unknownNames.contains($0) } + missing.map(\.name.value)
        checkTypes(of: route, names, destination, problems)
        for argument in unknown { report(argument, of: route, missing, destination, problems) }
        // A misspelt parameter is also missing: that is one mistake.
        let misspelt = Set(unknown.compactMap { NearName.find($0.name.value, in: missing.map(\.name.value)) })
        for parameter in missing where !misspelt.contains(parameter.name.value) {
            report(parameter, missingIn: route, names, destination, problems)
        }
    }

    /// Reports types of arguments, which come from the descriptor.
    private static func checkTypes(
        of route: Handover,
        _ names: [String],
        _ destination: SceneSpec,
        _ problems: ProblemCollector
    ) {
        guard !names.isEmpty, let type = route.arguments.lazy.compactMap(\.type).first else { return }
        problems.report(
            .parameterMismatch,
            at: type.location,
            "'\(destination.name.value)' says itself of which types its parameters are",
            "write their names only: with: [\(names.joined(separator: ", "))]"
        )
    }

    private static func report(
        _ argument: RouteSpec.Argument,
        of route: Handover,
        _ missing: [ParameterSpec],
        _ destination: SceneSpec,
        _ problems: ProblemCollector
    ) {
        let name = argument.name.value
        let known = destination.parameters.map(\.name.value)
        let near = NearName.find(name, in: missing.map(\.name.value)) ?? NearName.find(name, in: known)
        problems.report(
            .unknownName,
            argument.name,
            "'\(destination.name.value)' has no parameter '\(name)'",
            near: near,
            otherwise: known.isEmpty
                ? "'\(destination.name.value)' takes none; remove it, or add it to 'parameters' of \(destination.path)"
                : "'\(destination.name.value)' takes \(known.map { "'\($0)'" }.joined(separator: ", "))"
        )
    }

    private static func report(
        _ parameter: ParameterSpec,
        missingIn route: Handover,
        _ names: [String],
        _ destination: SceneSpec,
        _ problems: ProblemCollector
    ) {
        let name = parameter.name.value
        problems.report(
            .missingParameter,
            at: route.name.location,
            "the \(route.kind.noun) '\(route.name.value)' doesn't hand '\(name)' to '\(destination.name.value)'",
            notes: [
                Diagnostic.Note("add it: with: [\(names.joined(separator: ", "))]", at: nil),
                Diagnostic.Note("declared here", at: parameter.name.location),
            ]
        )
    }
}
