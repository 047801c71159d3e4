/// The scaffolded reactions of a presenter to events.
///
/// The spec doesn't list them; they follow from names and types: `didTapCart` shows the route `cart`,
/// `didChangeQuery(query:)` stores its value in the state's `query`, and `viewDidLoad` calls the interactor's fetches.
struct PresenterScript {
    /// The reaction to an event.
    struct Reaction {
        var event: Event
        /// The names of the state's fields that store the event's values, with the same name and type.
        var kept: [String] = []
        var calls: [Call] = []
    }

    enum Call {
        case route(Route, arguments: [String])
        case request(Request, arguments: [String])
        /// Repeats the loads that have failed.
        case retry([Request])
    }

    /// A call of the interactor, in a method of its own.
    struct Request {
        var method: Method
        /// The presenter's method that makes the call.
        var name: String
        /// The state's field that the result is assigned to.
        var resultField: Parameter?
    }

    let scene: Scene
    let reactions: [Reaction]
    /// The interactor's methods that reactions call, in the order of the spec.
    let requests: [Request]

    init(scene: Scene, samples: SampleValues) {
        let matcher = RequestMatcher(scene: scene, samples: samples)
        let others = scene.presenterEvents.filter { $0 != scene.retryEvent }.map(matcher.reaction)
        let called = Set(others.flatMap(\.calls).compactMap(\.requestedMethod))
        let requests = matcher.requests.filter { called.contains($0.method.name) }
        self.scene = scene
        self.requests = requests
        reactions = scene.presenterEvents.map { event in
            others.first { $0.event == event } ?? PresenterScript.retry(requests, for: event)
        }
    }
}

extension PresenterScript {
    private static func retry(_ requests: [Request], for event: Event) -> Reaction {
        let loads = requests.filter { $0.method.work == .load && $0.method.canFail }
        return Reaction(event: event, calls: loads.isEmpty ? [] : [.retry(loads)])
    }
}

extension PresenterScript.Call {
    /// The name of the interactor's method in a request.
    fileprivate var requestedMethod: String? {
        if case .request(let request, _) = self { request.method.name } else { nil }
    }
}
