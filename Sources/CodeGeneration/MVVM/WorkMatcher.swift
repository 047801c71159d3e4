import ProjectModel

/// What a view model sets going when an event comes in.
struct WorkMatcher {
    let matcher: EventMatcher

    private var scene: Scene { matcher.scene }

    /// What the screen shows from the start, by part.
    var loads: [ViewModelScript.Work] {
        let appearance = Event(name: "onAppear", parameters: [])
        let steps = matcher.methods.filter(\.isFetch).compactMap { step(calling: $0, for: appearance) }
            .filter { $0.target != nil }
        return scene.screenParts.compactMap { part in
            let own = steps.filter { $0.target?.part == part }
            return own.isEmpty ? nil : load(of: part, own)
        }
    }

    private func load(of part: Part, _ steps: [ViewModelScript.Step]) -> ViewModelScript.Work {
        let taken = Set(scene.inputs.map(\.name))
        let name = "load" + part.name.upperCamelCase
        var methodName = name
        while taken.contains(methodName) { methodName = "re" + methodName }
        let only = steps.count == 1 ? steps.first : nil
        return ViewModelScript.Work(name: only?.method.name ?? name, part: part, steps: steps, methodName: methodName)
    }

    func reaction(to event: Event) -> ViewModelScript.Reaction {
        var reaction = ViewModelScript.Reaction(event: event, kept: matcher.kept(of: event))
        reaction.route = matcher.route(for: event)
        if reaction.route == nil { reaction.work = work(for: event) }
        return reaction
    }

    private func work(for event: Event) -> ViewModelScript.Work? {
        guard let method = matcher.method(for: event), let step = step(calling: method, for: event) else { return nil }
        let part = scene.part(reporting: event) ?? step.target?.part ?? scene.screenParts.first
        return ViewModelScript.Work(name: method.name, part: part, steps: [step])
    }

    private func step(calling method: Method, for event: Event) -> ViewModelScript.Step? {
        matcher.arguments(for: method.parameters, event).map {
            ViewModelScript.Step(method: method, arguments: $0, target: matcher.field(holding: method, for: event))
        }
    }
}
