import ProjectModel
import SwiftReading

/// What a view model does about each event before anybody has written it.
///
/// The spec doesn't say; names and types do: `onCartButtonTap` shows the route `cart` or calls the use case's `cart`,
/// `onQuantityChange(quantity:)` keeps its value in a part's `quantity`, and `onAppear` loads what the use case fetches.
struct ViewModelScript {
    /// A call of the use case, and the part of the screen that waits for it.
    struct Work {
        var method: Method
        /// With their labels.
        var arguments: [String]
        /// What takes the result.
        var target: FieldPlace?
        /// `nil` where the screen has no parts.
        var part: Part?
        /// The view model's method that does it; empty where that is what answers an event.
        var methodName = ""
        /// The event that it follows from.
        var event: Event

        /// What failures call it: what takes its time is called after the function that begins it.
        var operation: String {
            if method.work == nil { return method.name }
            return methodName.isEmpty ? event.name : methodName
        }

        /// Whether the load didn't succeed, as an expression; `nil` where nothing says so.
        ///
        /// - Parameter viewModel: how the view model's members are reached. For example: `viewModel.`.
        func hasFailed(in viewModel: String = "") -> String? {
            if let target, target.field.isLoadable { return "\(viewModel)\(target.text()).failure != nil" }
            return part.map { "\(viewModel)\($0.dataProperty).failure.includes(\(operation.swiftLiteral))" }
        }

        /// Whether people can ask for it again.
        var isRetried: Bool {
            method.work == .load && method.canThrow && hasFailed() != nil
        }
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

    /// What `onAppear` loads.
    let loads: [Work]
    /// To all events but `onAppear` and the one that tries loads again.
    let reactions: [Reaction]

    /// Whether anything can be tried again.
    var canRetry: Bool { (methods + reactions.compactMap(\.work)).contains(where: \.isRetried) }

    /// All that has a method of its own.
    var methods: [Work] {
        var names: Set<String> = []
        return (loads + reactions.compactMap(\.work)).filter { work in
            !work.methodName.isEmpty && names.insert(work.methodName).inserted
        }
    }

    init(scene: Scene, samples: SampleValues) {
        let matcher = WorkMatcher(matcher: EventMatcher(scene: scene, samples: samples))
        let loads = matcher.loads
        self.loads = loads
        reactions = scene.inputs.filter { $0.name != "onAppear" && $0 != scene.retryEvent }
            .map { matcher.reaction(to: $0, besides: loads) }
    }
}
