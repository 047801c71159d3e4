/// Finds the most likely meaning of an event from its name and parameters, for a presenter or a view model.
struct EventMatcher {
    let scene: Scene
    let samples: SampleValues
    /// The methods that can be called before anybody has written their implementation.
    let methods: [Method]
    private let fields: [FieldPlace]

    init(scene: Scene, samples: SampleValues) {
        self.scene = scene
        self.samples = samples
        methods = scene.methodsToAsk.filter { method in
            method.canBeStubbed(samples) && scene.repositoryMethod(answering: method)?.canBeStubbed(samples) != false
        }
        fields = scene.fieldPlaces
    }

    /// Returns the fields that take the event's value of the same name and type.
    func kept(of event: Event) -> [FieldPlace] {
        event.parameters.compactMap { field(like: $0, for: event) }
    }

    /// Returns the route that the event means, with its arguments.
    func route(for event: Event) -> (route: Route, arguments: [String])? {
        let subjects = event.subjects
        guard let route = scene.routes.first(where: { subjects.contains($0.name.lowercased()) }),
            let arguments = route.presentation.isReturning
                ? [handedBack(by: route, event)].compactMap(\.self) : arguments(for: route.parameters, event),
            route.result == nil || !event.parameters.contains(where: { Self.captured.contains($0.name) })
        else { return nil }
        return (route, arguments)
    }

    func method(for event: Event) -> Method? {
        let subjects = event.subjects
        let exact = methods.first { subjects.contains($0.name.lowercased()) }
        let begun = methods.filter { method in
            subjects.contains { $0.count > 2 && method.name.lowercased().hasPrefix($0) }
        }
        return exact ?? (begun.count == 1 ? begun.first : nil)
    }

    /// Returns the field for a method's result: the one with its name, otherwise the only one if the type is specific.
    func field(holding method: Method, for event: Event? = nil) -> FieldPlace? {
        if let loaded = fields.first(where: { $0.field.loadedBy == method.name }) { return loaded }
        guard let returns = method.returns else { return nil }
        let fitting = fields.filter { place in
            let type = place.field.type
            return place.field.name != "isLoading" && type.holds(returns)
        }
        let named = fitting.filter { method.name.lowercased().hasSuffix($0.field.name.lowercased()) }
        return named.first { $0.part == reporter(of: event) } ?? named.first
            ?? (fitting.count == 1 && returns.tellsWhatItHolds ? fitting.first : nil)
    }
}

// Arguments.
extension EventMatcher {
    /// Returns the arguments with their labels; `nil` if one can't be found.
    func arguments(for parameters: [Parameter], _ event: Event) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = value(for: parameter, event) else { return nil }
            arguments.append(parameter.argument(value))
        }
        return arguments
    }

    /// Returns the argument of a route that leads back, where there is one: the event's only value of that type, or
    /// nothing.
    private func handedBack(by route: Route, _ event: Event) -> String? {
        guard let parameter = route.parameters.first, let type = parameter.type.wrapped else { return nil }
        let fitting = event.parameters.filter { $0.type.same(as: type) }
        return parameter.argument(fitting.count == 1 ? fitting[0].local : "nil")
    }

    /// The members that the task of a route with a result captures, which an event's parameter would hide.
    private static let captured: Set<String> = ["wireframe", "state", "descriptor"]

    /// Finds a value by name and type, then by a type that occurs once. A callback without a value does nothing.
    private func value(for parameter: Parameter, _ event: Event) -> String? {
        if let found = event.parameters.first(where: { $0.isLike(parameter) }) { return found.local }
        if let found = field(like: parameter, for: event) { return found.text(answering: event) }
        if let found = scene.parameters.first(where: { $0.isLike(parameter) }) { return descriptor(found, event) }
        if let found = only(in: event.parameters, fitting: parameter) { return found.local }
        if let found = only(in: scene.parameters, fitting: parameter) { return descriptor(found, event) }
        return parameter.type.isFunction ? samples.zero(of: parameter.type) : nil
    }

    private func descriptor(_ parameter: Parameter, _ event: Event) -> String {
        "\(event.parameters.reaching("descriptor")).\(parameter.name.spelled(.member))"
    }

    /// Returns the matching field; of several, the one in the part that reports the event.
    private func field(like parameter: Parameter, for event: Event) -> FieldPlace? {
        let fitting = fields.filter { $0.field.isLike(parameter) }
        return fitting.first { $0.part == reporter(of: event) } ?? (fitting.count == 1 ? fitting.first : nil)
    }

    private func reporter(of event: Event?) -> Part? { event.flatMap(scene.part) }

    private func only(in candidates: [Parameter], fitting parameter: Parameter) -> Parameter? {
        let fitting = candidates.filter { $0.type.same(as: parameter.type) }
        return fitting.count == 1 ? fitting.first : nil
    }
}

extension Parameter {
    /// Returns true for the same name and type.
    fileprivate func isLike(_ other: Parameter) -> Bool { name == other.name && type.same(as: other.type) }
}

extension SwiftType {
    /// True if two values of the type probably mean the same thing. A `Bool`, a number or a text may mean anything.
    fileprivate var tellsWhatItHolds: Bool { !customNames.isEmpty || text.contains("[") || text.contains("<") }
}
