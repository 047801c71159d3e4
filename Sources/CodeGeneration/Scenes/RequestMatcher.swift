import ProjectModel
import SpecReading

/// What a presenter asks for when an event comes in.
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
            let fetches = requests.filter { $0.method.isFetch && $0.resultField != nil }
            return PresenterScript.Reaction(event: event, calls: fetches.compactMap { call($0, for: event) })
        }
        return PresenterScript.Reaction(
            event: event,
            kept: matcher.kept(of: event).map(\.field.name),
            calls: [route(for: event) ?? request(for: event)].compactMap(\.self)
        )
    }

    /// What couldn't be loaded is asked for again.
    ///
    /// - Parameter reactions: To all other events.
    func retry(
        _ requests: [PresenterScript.Request],
        for event: Event,
        after reactions: [PresenterScript.Reaction]
    ) -> PresenterScript.Reaction {
        let loads = requests.filter { $0.method.work == .load && $0.method.canThrow }
        let calls = loads.map { load in
            let arguments = matcher.arguments(for: load.method.parameters, event)
            let isSame = reactions.allSatisfy { $0.calls(load, asWith: arguments) }
            return (request: load, arguments: isSame ? arguments : nil)
        }
        return PresenterScript.Reaction(event: event, calls: calls.isEmpty ? [] : [.retry(calls)])
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

extension PresenterScript.Reaction {
    /// Whether the load, where it follows from the event, gets the same: by the same expressions, or because the state keeps
    /// what the event brings.
    fileprivate func calls(_ load: PresenterScript.Request, asWith arguments: [String]?) -> Bool {
        for case .request(let request, let own) in calls where request.method == load.method {
            guard let arguments else { return false }
            let differing = zip(load.method.parameters, zip(own, arguments)).filter { $0.1.0 != $0.1.1 }
            guard differing.allSatisfy({ kept.contains($0.0.name) }) else { return false }
        }
        return true
    }
}
