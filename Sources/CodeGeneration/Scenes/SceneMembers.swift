import ProjectModel
import SwiftReading
import Templating

extension Scene {
    /// Events that `UIViewController` itself reports, with an `animated` flag that is not handed on.
    static let appearanceEvents = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

    /// What the presenter is told: `viewDidLoad` always, then the spec's events.
    var presenterEvents: [Event] {
        [Event(name: "viewDidLoad", parameters: [])] + events.filter { $0.name != "viewDidLoad" }
    }

    /// Events that the view controller's own life brings, besides `viewDidLoad`.
    var lifecycleEvents: [Event] {
        events.filter { Scene.appearanceEvents.contains($0.name) && $0.parameters.isEmpty }
    }

    /// Events that the user's controls bring.
    var controlEvents: [Event] {
        events.filter { $0.name != "viewDidLoad" && !Scene.appearanceEvents.contains($0.name) }
    }

    /// Whether an interactor's failure can reach the state.
    var canFail: Bool { interactor.contains { $0.canFail && !isLoadingAField($0) } }

    /// Whether a `Loadable` keeps what becomes of the method by itself.
    func isLoadingAField(_ method: Method) -> Bool {
        fieldPlaces.contains { $0.field.isLoadable && $0.field.loadedBy == method.name }
    }

    /// Whether its screen may have to show a failure.
    var hasFailures: Bool { methodsToAsk.contains(where: \.canFail) }

    /// The names of the state's fields that are `Loadable`s.
    var loadedFields: [String] { state.filter { $0.isLoadable }.map { $0.name.spelled(.member) } }

    /// What a screen may have to say about failures, each as an expression: of the whole, and of what is loaded.
    ///
    /// - Parameter holder: What has the fields. For example: `state`.
    func failures(of holder: String) -> [String] {
        (canFail ? ["\(holder).failure"] : []) + state.failures(of: holder)
    }

    /// The event by which people ask for what couldn't be loaded; `nil` where nothing can fail to load.
    var retryEvent: Event? {
        guard methodsToAsk.contains(where: { $0.work == .load && $0.canFail }) else { return nil }
        let events = style.hasViewModel ? inputs : events
        return events.first { $0.name == style.retryEventName && $0.parameters.isEmpty }
    }

    /// Its name, where no spec lists it: what was scaffolded before there was one needn't have it. Empty for others.
    var impliedRetry: String {
        retryEvent.flatMap { $0.isImplied ? $0.name : nil } ?? ""
    }

    /// Whether an action may fail when its screen is gone, and there is somebody to tell. A use case that scenes share isn't told.
    var hasUnseenFailures: Bool { !sharesUseCase && methodsToAsk.contains { $0.work == .action && $0.canThrow } }
}

extension Route {
    /// The wireframe's method. For example: `showCart`.
    var methodName: String { "show" + name.upperCamelCase }

    var phrases: FunctionPhrases { FunctionPhrases(name: methodName, parameters: parameters) }
}

extension Event {
    var phrases: FunctionPhrases { FunctionPhrases(name: name, parameters: parameters) }
}

extension [Parameter] {
    /// Why something that is loaded didn't come, as expressions.
    func failures(of holder: String) -> [String] {
        filter { $0.isLoadable }.map { "\(holder).\($0.name.spelled(.member)).failure" }
    }
}
