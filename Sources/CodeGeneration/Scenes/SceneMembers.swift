extension Scene {
    /// The events that `UIViewController` reports, without their `animated` flag.
    static let appearanceEvents = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

    /// The presenter's events: `viewDidLoad` always, then the spec's events.
    var presenterEvents: [Event] {
        [Event(name: "viewDidLoad", parameters: [])] + events.filter { $0.name != "viewDidLoad" }
    }

    /// The events from the view controller's life cycle, besides `viewDidLoad`.
    var lifecycleEvents: [Event] {
        events.filter { Scene.appearanceEvents.contains($0.name) && $0.parameters.isEmpty }
    }

    /// The events from the user's controls.
    var controlEvents: [Event] {
        events.filter { $0.name != "viewDidLoad" && !Scene.appearanceEvents.contains($0.name) }
    }

    /// True if an interactor's failure can reach the state.
    var canFail: Bool { interactor.contains { $0.canFail && !isLoadingAField($0) } }

    /// Returns true if a `Loadable` field stores the method's outcome.
    func isLoadingAField(_ method: Method) -> Bool {
        fieldPlaces.contains { $0.field.isLoadable && $0.field.loadedBy == method.name }
    }

    /// True if its screen may have to show a failure.
    var hasFailures: Bool { methodsToAsk.contains(where: \.canFail) }

    /// The names of the state's fields that are `Loadable`s.
    var loadedFields: [String] { state.filter { $0.isLoadable }.map { $0.name.spelled(.member) } }

    /// Returns the expressions for the failures that a screen may show: its own, and those of its loaded fields.
    ///
    /// - Parameter holder: The value with the fields. For example: `state`.
    func failures(of holder: String) -> [String] {
        (canFail ? ["\(holder).failure"] : []) + state.failures(of: holder)
    }

    /// The event with which people retry failed loads; `nil` if no load can fail.
    var retryEvent: Event? {
        guard methodsToAsk.contains(where: { $0.work == .load && $0.canFail }) else { return nil }
        let events = style.hasViewModel ? inputs : events
        return events.first { $0.name == style.retryEventName && $0.parameters.isEmpty }
    }

    /// The retry event's name if the spec doesn't list it, so that older scaffolds needn't have it; otherwise empty.
    var impliedRetry: String {
        retryEvent.flatMap { $0.isImplied ? $0.name : nil } ?? ""
    }

    /// True if failures of actions are reported after their screen has gone, unless scenes share the use case.
    var hasUnseenFailures: Bool { !sharesUseCase && methodsToAsk.contains { $0.work == .action && $0.canThrow } }
}

extension Route {
    var phrases: FunctionPhrases {
        var phrases = FunctionPhrases(name: methodName, parameters: parameters)
        phrases.returns = result?.optional
        phrases.isAsync = result != nil
        return phrases
    }
}

extension Event {
    var phrases: FunctionPhrases { FunctionPhrases(name: name, parameters: parameters) }
}

extension [Parameter] {
    /// Returns the expressions for the failures of loaded fields.
    func failures(of holder: String) -> [String] {
        filter { $0.isLoadable }.map { "\(holder).\($0.name.spelled(.member)).failure" }
    }
}
