extension Scene {
    /// The view model's inputs: `onAppear` always, then the spec's events, with those of its parts last.
    var inputs: [Event] {
        let events = events + screenParts.flatMap(\.events)
        return [Event(name: "onAppear", parameters: [])] + events.filter { $0.name != "onAppear" }
    }

    /// Inputs that the user's controls bring.

    /// The methods of its use case, if no other scene shares that.
    var ownUseCaseMethods: [Method] { sharesUseCase ? [] : useCaseMethods }

    /// The methods of its repository, if it is the scene's own.
    var ownRepositoryMethods: [Method] { ownsRepository ? repositoryMethods : [] }

    /// True if a failure of the use case can reach the data of a part.
    var useCaseCanFail: Bool { useCaseMethods.contains { $0.canThrow && !isLoadingAField($0) } }

    /// Returns the part that reports an event; `nil` for the scene's own events.
    func part(reporting event: Event) -> Part? { screenParts.first { $0.events.contains(event) } }
}

extension Part {
    /// The view model's property. For example: `imageListData`.
    var dataProperty: String { name + "Data" }

    /// The type of its data, inside the view model. For example: `ImageListData`.
    var dataType: String { name.upperCamelCase + "Data" }

    /// True if its data shows progress.
    var showsProgress: Bool { state.contains { $0.name == "isLoading" && $0.type.text == "Bool" } }
}

extension Event {
    /// True if the view controller sends it, rather than a control.
    var isSentByTheScreen: Bool {
        ["onAppear", "onDisappear", "viewDidLoad"].contains(name) || Scene.appearanceEvents.contains(name)
    }
}

extension Method {
    /// The repository's requirement: the method with a completion handler, unless it returns a publisher.
    var withCompletion: Method {
        if publishes { return self }
        let handler = SwiftType.completionHandler(taking: returns, canFail: canThrow, with: thrown)
        var method = Method(name: name, parameters: parameters, returns: nil, isAsync: false, canThrow: false)
        method.parameters.append(Parameter(name: "completion", type: handler))
        return method
    }

    /// The `async` form of the method.
    var awaited: Method {
        var method = self
        method.isAsync = !publishes
        return method
    }
}
