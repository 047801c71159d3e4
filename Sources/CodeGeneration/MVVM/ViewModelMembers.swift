import ProjectModel
import SwiftReading

extension Scene {
    /// What the view model is told: `onAppear` always, then the spec's events, those of its parts last.
    var inputs: [Event] {
        let events = events + screenParts.flatMap(\.events)
        return [Event(name: "onAppear", parameters: [])] + events.filter { $0.name != "onAppear" }
    }

    /// Inputs that the user's controls bring.

    /// What it is asked that no other scene shares.
    var ownUseCaseMethods: [Method] { sharesUseCase ? [] : useCaseMethods }

    /// What it is asked that nobody shares.
    var ownRepositoryMethods: [Method] { ownsRepository ? repositoryMethods : [] }

    /// Whether a failure of the use case can reach the data of a part.
    var useCaseCanFail: Bool { useCaseMethods.contains { $0.canThrow && !isLoadingAField($0) } }

    /// The part that an event is reported by; `nil` for the scene's own.
    func part(reporting event: Event) -> Part? { screenParts.first { $0.events.contains(event) } }
}

extension Part {
    /// The view model's property. For example: `imageListData`.
    var dataProperty: String { name + "Data" }

    /// The type of its data, inside the view model. For example: `ImageListData`.
    var dataType: String { name.upperCamelCase + "Data" }

    /// Whether its data says that something is under way.
    var showsProgress: Bool { state.contains { $0.name == "isLoading" && $0.type.text == "Bool" } }
}

extension Event {
    /// Whether it is the view controller that sends it, and no control.
    var isSentByTheScreen: Bool {
        ["onAppear", "onDisappear", "viewDidLoad"].contains(name) || Scene.appearanceEvents.contains(name)
    }
}

extension Method {
    /// The repository's requirement: the method with a completion handler, unless it gives a publisher.
    var withCompletion: Method {
        if publishes { return self }
        let handler = SwiftType.completionHandler(taking: returns, canFail: canThrow, with: thrown)
        var method = Method(name: name, parameters: parameters, returns: nil, isAsync: false, canThrow: false)
        method.parameters.append(Parameter(name: "completion", type: handler))
        return method
    }

    /// The form that is derived for callers that can wait.
    var awaited: Method {
        var method = self
        method.isAsync = !publishes
        return method
    }
}
