/// Checks the arguments of a section or a part against the parameters of the component that draws it.
struct ComponentUseArguments {
    let use: ComponentUse
    let found: DeclaredComponent
    private var component: Located<String> { use.component }

    init(use: ComponentUse, found: DeclaredComponent) {
        self.use = use
        self.found = found
    }

    func check(_ problems: ProblemCollector) {
        let misspelt = checkNames(problems)
        for (parameter, source) in use.sources(for: found)
        where !misspelt.contains(parameter.name) {
            if let source {
                check(parameter, takes: source, problems)
            } else if !parameter.hasDefault {
                problems.report(
                    .componentArgument,
                    at: component.location,
                    "'\(component.value)' needs '\(parameter.name): \(parameter.written)', and nothing is called so",
                    "say which field or event it takes: with: { \(parameter.name): … }"
                )
            }
        }
    }

    /// - Returns: the parameters that were probably meant by unknown names.
    private func checkNames(_ problems: ProblemCollector) -> Set<String> {
        let known = found.parameters.map(\.name)
        let unknown = use.arguments.map(\.parameter).filter { !known.contains($0.value) }
        let near = unknown.map { NearName.find($0.value, in: known) }
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        for (name, near) in zip(unknown, near) {
            problems.report(
                .componentArgument,
                name,
                "'\(component.value)' takes no '\(name.value)'",
                near: near,
                otherwise: known.isEmpty ? "it takes nothing; remove it" : "it takes \(list)"
            )
        }
        return Set(near.compactMap(\.self))
    }

    private func check(
        _ parameter: DeclaredComponent.Parameter,
        takes source: String,
        _ problems: ProblemCollector
    ) {
        let argument = use.arguments.first { $0.parameter.value == parameter.name }
        let place = argument?.source.location ?? component.location
        if let field = use.fields.first(where: { $0.name.value == source }) {
            let type = field.type.value
            if !parameter.takes(type) { report(parameter, source, type.text, at: place, problems) }
        } else if source == "failure", use.hasFailure {
            let type = "SceneFailure?"
            let fits = (try? SwiftType.read(type).get()).map(parameter.takes) ?? true
            if !fits { report(parameter, source, type, at: place, problems) }
        } else if use.ofLifecycle.contains(source) {
            problems.report(
                .componentArgument,
                at: place,
                "the event '\(source)' is sent by the view controller itself, not by a \(use.piece)",
                "name another event, or remove '\(parameter.name)'"
            )
        } else if let event = use.events.first(where: { $0.name.value == source }) {
            let types = event.parameters.map(\.type.value)
            let list = types.map(\.text).joined(separator: ", ")
            if !parameter.reports(types) { report(parameter, source, "(\(list)) -> Void", at: place, problems) }
        } else {
            problems.reportUnknown(
                .componentArgument,
                "field or event",
                Located(source, at: argument?.source.range ?? component.range),
                known: (use.fields.map(\.name) + use.events.map(\.name)).map(\.value),
                otherwise: "add it to 'state' or to 'events'"
            )
        }
    }

    private func report(
        _ parameter: DeclaredComponent.Parameter,
        _ source: String,
        _ type: String,
        at place: SourceLocation,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .componentArgument,
            at: place,
            "'\(component.value)' takes '\(parameter.name)' as '\(parameter.written)', and '\(source)' is '\(type)'",
            parameter.isBinding
                ? "a \(use.piece) hands over values and closures: let '\(component.value)' take '\(parameter.type)' and a closure"
                : "name another field or event: with: { \(parameter.name): … }"
        )
    }
}
