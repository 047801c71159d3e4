import ProjectModel
import SwiftReading

/// Finds what the name and the parameters of a view model's input most likely stand for.
struct InputMatcher {
    let scene: Scene
    let samples: SampleValues
    private let fields: [FieldPlace]

    init(scene: Scene, samples: SampleValues) {
        self.scene = scene
        self.samples = samples
        fields = scene.screenParts.flatMap { part in part.state.map { FieldPlace(part: part, field: $0) } }
    }

    /// What the screen shows from the start, by part.
    var loads: [ViewModelScript.Work] {
        let appearance = Event(name: "onAppear", parameters: [])
        let steps = methods.filter(\.isFetch).compactMap { step(calling: $0, for: appearance) }
            .filter { $0.target != nil }
        let taken = Set(scene.inputs.map(\.name))
        return scene.screenParts.compactMap { part in
            let own = steps.filter { $0.target?.part == part }
            guard let first = own.first else { return nil }
            let name = "load" + part.name.upperCamelCase
            var methodName = name
            while taken.contains(methodName) { methodName = "re" + methodName }
            return ViewModelScript.Work(
                name: own.count == 1 ? first.method.name : name,
                part: part,
                steps: own,
                methodName: methodName
            )
        }
    }

    func reaction(to event: Event) -> ViewModelScript.Reaction {
        var reaction = ViewModelScript.Reaction(event: event, kept: kept(of: event))
        reaction.route = route(for: event)
        if reaction.route == nil { reaction.work = work(for: event) }
        return reaction
    }

    /// Those that can be called before anybody has written what is behind them.
    private var methods: [Method] {
        scene.useCaseMethods.filter { method in
            method.canBeStubbed(samples) && scene.repositoryMethod(answering: method)?.canBeStubbed(samples) != false
        }
    }

    private func kept(of event: Event) -> [FieldPlace] {
        event.parameters.compactMap { field(like: $0, for: event) }
    }

    private func route(for event: Event) -> (route: Route, arguments: [String])? {
        let subjects = event.subjects
        guard let route = scene.routes.first(where: { subjects.contains($0.name.lowercased()) }),
            let arguments = arguments(for: route.parameters, event)
        else { return nil }
        return (route, arguments)
    }

    private func work(for event: Event) -> ViewModelScript.Work? {
        let subjects = event.subjects
        let exact = methods.first { subjects.contains($0.name.lowercased()) }
        let begun = methods.filter { method in
            subjects.contains { $0.count > 2 && method.name.lowercased().hasPrefix($0) }
        }
        guard let method = exact ?? (begun.count == 1 ? begun.first : nil), let step = step(calling: method, for: event)
        else { return nil }
        let part = scene.part(reporting: event) ?? step.target?.part ?? scene.screenParts.first
        return ViewModelScript.Work(name: method.name, part: part, steps: [step])
    }

    private func step(calling method: Method, for event: Event) -> ViewModelScript.Step? {
        arguments(for: method.parameters, event).map {
            ViewModelScript.Step(method: method, arguments: $0, target: target(of: method, for: event))
        }
    }

    /// The field that shows what a method returns: one named by the method, else the only one of a type that says enough.
    private func target(of method: Method, for event: Event) -> FieldPlace? {
        guard let returns = method.returns else { return nil }
        let fitting = fields.filter { place in
            let type = place.field.type
            return place.field.name != "isLoading" && (type.same(as: returns) || type.isOptional(of: returns))
        }
        let own = scene.part(reporting: event)
        let named = fitting.filter { method.name.lowercased().hasSuffix($0.field.name.lowercased()) }
        return named.first { $0.part == own } ?? named.first
            ?? (fitting.count == 1 && returns.tellsWhatItHolds ? fitting.first : nil)
    }
}

// Arguments.
extension InputMatcher {
    /// With their labels; `nil` when one can't be found.
    private func arguments(for parameters: [Parameter], _ event: Event) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = value(for: parameter, event) else { return nil }
            arguments.append(parameter.argument(value))
        }
        return arguments
    }

    /// By name and type first, then by a type that occurs once; a callback that nobody gives does nothing.
    private func value(for parameter: Parameter, _ event: Event) -> String? {
        if let found = event.parameters.first(where: { $0.isLike(parameter) }) { return found.local }
        if let found = field(like: parameter, for: event) { return found.text }
        if let found = scene.parameters.first(where: { $0.isLike(parameter) }) {
            return "\(event.parameters.reaching("descriptor")).\(found.name.spelled(.member))"
        }
        if let found = only(in: event.parameters, fitting: parameter) { return found.local }
        if let found = only(in: scene.parameters, fitting: parameter) {
            return "\(event.parameters.reaching("descriptor")).\(found.name.spelled(.member))"
        }
        return parameter.type.isFunction ? samples.zero(of: parameter.type) : nil
    }

    /// Of several, the one of the part that reports the event.
    private func field(like parameter: Parameter, for event: Event) -> FieldPlace? {
        let fitting = fields.filter { $0.field.isLike(parameter) }
        let own = scene.part(reporting: event)
        return fitting.first { $0.part == own } ?? (fitting.count == 1 ? fitting.first : nil)
    }

    private func only(in candidates: [Parameter], fitting parameter: Parameter) -> Parameter? {
        let fitting = candidates.filter { $0.type.same(as: parameter.type) }
        return fitting.count == 1 ? fitting.first : nil
    }
}

extension Parameter {
    /// Whether it has the name and the type of another.
    fileprivate func isLike(_ other: Parameter) -> Bool { name == other.name && type.same(as: other.type) }
}

extension Method {
    /// Whether it gets something that the screen may show from the start.
    fileprivate var isFetch: Bool { ["fetch", "load", "get", "find"].contains { name.hasPrefix($0) } }
}
