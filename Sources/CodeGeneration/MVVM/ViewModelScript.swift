import ProjectModel
import SwiftReading

/// What a view model does about each event before anybody has written it.
///
/// The spec doesn't say; names and types do: `onCartButtonTap` shows the route `cart` or calls the use case's `cart`,
/// `onQuantityChange(quantity:)` keeps its value in a part's `quantity`, and `onAppear` loads what the use case fetches.
struct ViewModelScript {
    /// A call of the use case.
    struct Step {
        var method: Method
        /// With their labels.
        var arguments: [String]
        /// What takes the result.
        var target: FieldPlace?
    }

    /// Calls of the use case that one part of the screen waits for.
    struct Work {
        /// What a failure says that failed.
        var name: String
        /// `nil` where the screen has no parts.
        var part: Part?
        var steps: [Step]
        /// The view model's method that does it, where it is none that answers an event.
        var methodName = ""

        var isAsync: Bool { steps.contains { $0.method.isAsync } }
        var canThrow: Bool { steps.contains { $0.method.canThrow } }
    }

    /// What follows from an event.
    struct Reaction {
        var event: Event
        /// Fields that take the event's value of the same name and type.
        var kept: [FieldPlace] = []
        var route: (route: Route, arguments: [String])?
        var work: Work?

        var isNothing: Bool { kept.isEmpty && route == nil && work == nil }
    }

    /// What `onAppear` loads, part by part.
    let loads: [Work]
    /// To all events but `onAppear`.
    let reactions: [Reaction]

    init(scene: Scene, samples: SampleValues) {
        let matcher = WorkMatcher(matcher: EventMatcher(scene: scene, samples: samples))
        loads = matcher.loads
        reactions = scene.inputs.filter { $0.name != "onAppear" }.map(matcher.reaction)
    }
}
