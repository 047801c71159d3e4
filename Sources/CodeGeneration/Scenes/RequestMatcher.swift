/// The requests that a presenter makes for an event.
struct RequestMatcher {
    let requests: [PresenterScript.Request]
    private let matcher: EventMatcher

    init(scene: Scene, samples: SampleValues) {
        let matcher = EventMatcher(scene: scene, samples: samples)
        let taken = Set(scene.presenterEvents.map(\.name) + ["update"])
        // A method without parameters would be a second property of its name.
        let properties = Set(["view", "descriptor", "state", "tasks"] + scene.collaborators.map(\.collaboratorName))
        requests = matcher.methods.map { method in
            let isTaken =
                taken.contains(method.name) || method.parameters.isEmpty && properties.contains(method.name)
            return PresenterScript.Request(
                method: method,
                name: isTaken ? "request" + method.name.upperCamelCase : method.name,
                resultField: matcher.field(holding: method)?.field
            )
        }
        self.matcher = matcher
    }

    func reaction(to event: Event) -> PresenterScript.Reaction {
        if event.name == "viewDidLoad" {
            // Of two loads of one field, the second would end the first.
            var loaded: Set<String> = []
            let fetches = requests.filter(\.method.isFetch).compactMap { request -> PresenterScript.Call? in
                guard let field = request.resultField, let call = call(request, for: event) else { return nil }
                return loaded.insert(field.name).inserted ? call : nil
            }
            return PresenterScript.Reaction(event: event, calls: fetches)
        }
        return PresenterScript.Reaction(
            event: event,
            kept: matcher.kept(of: event).map(\.field.name),
            calls: [route(for: event) ?? request(for: event)].compactMap(\.self)
        )
    }

    private func route(for event: Event) -> PresenterScript.Call? {
        matcher.route(for: event).map { .route($0.route, arguments: $0.arguments) }
    }

    private func request(for event: Event) -> PresenterScript.Call? {
        let method = matcher.method(for: event)
        return requests.first { $0.method == method }.flatMap { call($0, for: event) }
    }

    private func call(_ request: PresenterScript.Request, for event: Event) -> PresenterScript.Call? {
        matcher.arguments(for: request.method.parameters, event).map { .request(request, arguments: $0) }
    }
}
