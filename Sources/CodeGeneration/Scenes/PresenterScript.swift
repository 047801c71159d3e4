import ProjectModel
import SwiftReading

/// What a presenter does about each event before anybody has written it.
///
/// The spec doesn't say; names and types do: `didTapCart` shows the route `cart`, `didChangeQuery(query:)` keeps its
/// value in the state's `query`, and `viewDidLoad` asks for what the interactor fetches.
struct PresenterScript {
    /// What follows from an event.
    struct Reaction {
        var event: Event
        /// Names of the state's fields that take the event's value of the same name and type.
        var kept: [String] = []
        var calls: [Call] = []
    }

    enum Call {
        case route(Route, arguments: [String])
        case request(Request, arguments: [String])
        /// Those of the loads that have failed are made again.
        case retry([Request])
    }

    /// A call of the interactor, in a method of its own.
    struct Request {
        var method: Method
        /// The presenter's method that makes the call.
        var name: String
        /// The state's field that takes the result.
        var resultField: Parameter?
    }

    let scene: Scene
    let reactions: [Reaction]
    /// The interactor's methods that some reaction calls, in the order of the spec.
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
    /// The name of the interactor's method that it begins with.
    fileprivate var requestedMethod: String? {
        if case .request(let request, _) = self { request.method.name } else { nil }
    }
}
