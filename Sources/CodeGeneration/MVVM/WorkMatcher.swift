/// The work that a view model starts for an event.
struct WorkMatcher {
    let matcher: EventMatcher

    private var scene: Scene { matcher.scene }

    /// The loads that start when the screen appears, by part.
    var loads: [ViewModelScript.Work] {
        let appearance = Event(name: "onAppear", parameters: [])
        // Of two loads of one field, the second would end the first.
        var loaded: Set<FieldPlace> = []
        let works = matcher.methods.filter { $0.isFetch || $0.publishes }.compactMap { method in
            work(calling: method, for: appearance)
        }
        .filter { work in work.target.map { loaded.insert($0).inserted } ?? false }
        let ofScreen = works.filter { $0.target?.part == nil }.map { named($0, $0.method.name) }
        return ofScreen
            + scene.screenParts.flatMap { part in
                let own = works.filter { $0.target?.part != nil && $0.part == part }
                let name = "load" + part.name.upperCamelCase
                return own.map { work in
                    let isFree = own.count == 1 && !isTaken(name, besides: work.method)
                    return named(work, isFree ? name : work.method.name)
                }
            }
    }

    func reaction(to event: Event, besides loads: [ViewModelScript.Work]) -> ViewModelScript.Reaction {
        var reaction = ViewModelScript.Reaction(event: event, kept: matcher.kept(of: event))
        reaction.route = matcher.route(for: event)
        if reaction.route == nil { reaction.work = work(for: event, besides: loads) }
        return reaction
    }

    /// Returns the work for an event. A load that needs only stored values gets a method, so that it can be retried.
    private func work(for event: Event, besides loads: [ViewModelScript.Work]) -> ViewModelScript.Work? {
        guard let method = matcher.method(for: event) else { return nil }
        guard method.work == .load else { return work(calling: method, for: event) }
        if let load = loads.first(where: { $0.method == method }) { return load }
        let again = Event(name: scene.style.retryEventName, parameters: [])
        guard let own = work(calling: method, for: event) else { return nil }
        guard let kept = work(calling: method, for: again), isSame(kept, as: own, after: event) else { return own }
        return named(kept, method.name)
    }

    /// Returns true for the same arguments: from the same expressions, or because a part stores the event's values.
    private func isSame(_ load: ViewModelScript.Work, as other: ViewModelScript.Work, after event: Event) -> Bool {
        let kept = Set(matcher.kept(of: event).map(\.field.name))
        return zip(load.method.parameters, zip(load.arguments, other.arguments)).allSatisfy { parameter, pair in
            pair.0 == pair.1 || kept.contains(parameter.name)
        }
    }

    private func work(calling method: Method, for event: Event) -> ViewModelScript.Work? {
        matcher.arguments(for: method.parameters, event).map { arguments in
            let target = matcher.field(holding: method, for: event)
            let running = scene.fieldPlaces.first { $0.field.name == method.running }
            // What becomes of a load is shown where its result is, whichever part asks for it.
            let shown = method.work == .load ? target?.part : nil
            let reporter = scene.part(reporting: event)
            let part = shown ?? running?.part ?? reporter ?? target?.part ?? scene.screenParts.first
            return ViewModelScript.Work(method: method, arguments: arguments, target: target, part: part, event: event)
        }
    }

    private func named(_ work: ViewModelScript.Work, _ name: String) -> ViewModelScript.Work {
        var work = work
        work.methodName = name
        while isTaken(work.methodName, besides: work.method) { work.methodName = "re" + work.methodName }
        return work
    }

    /// Returns true if another member of the view model has or may get the name: work is named after its method.
    private func isTaken(_ name: String, besides method: Method) -> Bool {
        let properties = ["parts", "state", "useCase", "wireframe", "descriptor", "tasks", "inputs"]
        let members = scene.inputs.map(\.name) + properties + scene.screenParts.map(\.dataProperty)
        return members.contains(name) || matcher.methods.contains { $0.name == name && $0 != method }
    }
}
