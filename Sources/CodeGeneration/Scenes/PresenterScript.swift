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
        case load(Load)
    }

    /// A call of the interactor, in a method of its own.
    struct Request {
        var method: Method
        /// The presenter's method that makes the call.
        var name: String
        /// The state's field that takes the result.
        var resultField: Parameter?
    }

    /// Several calls of the interactor that the screen waits for as one: it is loading until all of them are done.
    struct Load {
        /// The presenter's method that makes the calls.
        var name: String
        var steps: [(request: Request, arguments: [String])]

        var isAsync: Bool { steps.contains { $0.request.method.isAsync } }
    }

    let scene: Scene
    let reactions: [Reaction]
    /// The interactor's methods that some reaction calls, in the order of the spec.
    let requests: [Request]

    /// What `viewDidLoad` asks for, where that is more than one thing.
    var load: Load? {
        reactions.lazy.flatMap(\.calls).compactMap { call in
            if case .load(let load) = call { load } else { nil }
        }.first
    }

    init(scene: Scene, samples: SampleValues) {
        let matcher = RequestMatcher(scene: scene, samples: samples)
        let reactions = scene.presenterEvents.map { matcher.reaction(to: $0).loadingTogether(in: scene) }
        let called = reactions.flatMap(\.calls).compactMap { call -> String? in
            if case .request(let request, _) = call { request.method.name } else { nil }
        }
        self.scene = scene
        self.reactions = reactions
        requests = matcher.requests.filter { called.contains($0.method.name) }
    }
}

extension PresenterScript.Reaction {
    /// Calls that each take their time become one, so that the first to end doesn't say that all is loaded; and so do
    /// calls that can fail, as the next one to begin would hide that the last one did.
    fileprivate func loadingTogether(in scene: Scene) -> PresenterScript.Reaction {
        let steps = calls.compactMap { call -> (request: PresenterScript.Request, arguments: [String])? in
            guard case .request(let request, let arguments) = call, request.method.isWaitedFor else { return nil }
            return (request, arguments)
        }
        let methods = steps.map(\.request.method)
        guard methods.count(where: \.isAsync) > 1 || methods.count(where: \.canThrow) > 1 else { return self }
        let taken = scene.presenterEvents.map(\.name) + scene.interactor.map(\.name)
        let load = PresenterScript.Load(name: taken.contains("load") ? "loadEverything" : "load", steps: steps)
        var reaction = self
        reaction.calls.removeAll { call in
            if case .request(let request, _) = call { request.method.isWaitedFor } else { false }
        }
        reaction.calls.append(.load(load))
        return reaction
    }
}

extension Method {
    /// Whether the screen has something to say before or after it.
    fileprivate var isWaitedFor: Bool { isAsync || canThrow }
}
