/// The scaffolded reactions of a view model to events.
///
/// The spec doesn't list them; they follow from names and types: `onCartButtonTap` shows the route `cart` or calls the
/// use case's `cart`, `onQuantityChange(quantity:)` stores its value in a part's `quantity`, and `onAppear` loads what
/// the use case fetches.
struct ViewModelScript {
    /// A call of the use case, and the part of the screen that shows its progress.
    struct Work {
        var method: Method
        /// The arguments, with their labels.
        var arguments: [String]
        /// The field that the result is assigned to.
        var target: FieldPlace?
        /// The part of the screen; `nil` if the screen has none.
        var part: Part?
        /// The view model's method that makes the call; empty if the event's handler makes it.
        var methodName = ""
        /// The event that causes it.
        var event: Event

        /// The operation's name in failures: a load or action is named after the function that starts it.
        var operation: String {
            if method.work == nil { return method.name }
            return methodName.isEmpty ? event.name : methodName
        }

        /// Returns the expression for whether the load failed; `nil` if nothing shows that.
        ///
        /// - Parameter viewModel: The prefix of the view model's members. For example: `viewModel.`.
        func hasFailed(in viewModel: String = "") -> String? {
            if let target, target.field.isLoadable { return "\(viewModel)\(target.text()).failure != nil" }
            return part.map { "\(viewModel)\($0.dataProperty).failure.includes(\(operation.swiftLiteral))" }
        }

        /// True if people can retry it.
        var isRetried: Bool {
            method.work == .load && method.canThrow && hasFailed() != nil
        }
    }

    /// The reaction to an event.
    struct Reaction {
        var event: Event
        /// The fields that store the event's values, with the same name and type.
        var kept: [FieldPlace] = []
        var route: (route: Route, arguments: [String])?
        var work: Work?

        var isNothing: Bool { kept.isEmpty && route == nil && work == nil }
    }

    /// The loads that `onAppear` starts.
    let loads: [Work]
    /// The reactions to all events except `onAppear` and the one that retries loads.
    let reactions: [Reaction]

    /// True if anything can be retried.
    var canRetry: Bool { (methods + reactions.compactMap(\.work)).contains(where: \.isRetried) }

    /// The work that has a method of its own.
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
