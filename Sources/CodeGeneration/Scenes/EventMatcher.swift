import ProjectModel
import SwiftReading

/// Finds what an event's name and parameters most likely stand for.
struct EventMatcher {
    let scene: Scene
    let requests: [PresenterScript.Request]
    private let samples: SampleValues

    init(scene: Scene, samples: SampleValues) {
        self.scene = scene
        self.samples = samples
        let taken = Set(scene.presenterEvents.map(\.name) + ["update"])
        // A method without parameters would be a second property of its name.
        let properties = Set(["view", "descriptor", "state", "tasks"] + scene.collaborators.map(\.collaboratorName))
        requests = scene.interactor.filter { $0.canBeStubbed(samples) }.map { method in
            let isTaken =
                taken.contains(method.name) || method.parameters.isEmpty && properties.contains(method.name)
            return PresenterScript.Request(
                method: method,
                name: isTaken ? "request" + method.name.upperCamelCase : method.name,
                resultField: scene.field(holding: method)
            )
        }
    }

    func reaction(to event: Event) -> PresenterScript.Reaction {
        if event.name == "viewDidLoad" {
            return PresenterScript.Reaction(
                event: event,
                calls: requests.filter(\.isFetch).compactMap { call($0, for: event) }
            )
        }
        let kept = event.parameters.filter { parameter in
            scene.state.contains { $0.name == parameter.name && $0.type.same(as: parameter.type) }
        }
        return PresenterScript.Reaction(
            event: event,
            kept: kept.map(\.name),
            calls: [route(for: event) ?? request(for: event)].compactMap(\.self)
        )
    }

    private func route(for event: Event) -> PresenterScript.Call? {
        let subjects = event.subjects
        let finder = ArgumentFinder(scene: scene, event: event, samples: samples)
        guard let route = scene.routes.first(where: { subjects.contains($0.name.lowercased()) }),
            let arguments = finder.arguments(for: route.parameters)
        else { return nil }
        return .route(route, arguments: arguments)
    }

    private func request(for event: Event) -> PresenterScript.Call? {
        let subjects = event.subjects
        let exact = requests.first { subjects.contains($0.method.name.lowercased()) }
        let begun = requests.filter { request in
            subjects.contains { $0.count > 2 && request.method.name.lowercased().hasPrefix($0) }
        }
        guard let request = exact ?? (begun.count == 1 ? begun.first : nil) else { return nil }
        return call(request, for: event)
    }

    private func call(_ request: PresenterScript.Request, for event: Event) -> PresenterScript.Call? {
        ArgumentFinder(scene: scene, event: event, samples: samples).arguments(for: request.method.parameters)
            .map { .request(request, arguments: $0) }
    }
}

extension PresenterScript.Request {
    /// Whether the method gets something that the screen shows from the start.
    var isFetch: Bool {
        resultField != nil && ["fetch", "load", "get", "find"].contains { method.name.hasPrefix($0) }
    }
}

extension Event {
    /// What the event is about: its name, whole and without the words that say how it came about, in lower case.
    var subjects: [String] {
        let beginnings = ["didTap", "didSelect", "didChange", "didPress", "didSubmit", "didRequest", "did", "on"]
        let endings = ["ButtonTap", "RowTap", "CellTap", "Tap", "Change", "Button", "Row", "Cell", "Tab", ""]
        var subjects = [name.lowercased()]
        for beginning in beginnings where name.hasPrefix(beginning) {
            for ending in endings where name.hasSuffix(ending) {
                subjects.append(String(name.dropFirst(beginning.count).dropLast(ending.count)).lowercased())
            }
        }
        return subjects.filter { !$0.isEmpty }
    }
}

extension Method {
    /// Whether a test can say what a call of it comes to.
    func canBeStubbed(_ samples: SampleValues) -> Bool {
        canThrow || samples.missingResult(of: self) == nil
    }
}

extension Scene {
    /// The state's field that shows what a method returns: one named by the method, else the only one of a type that says enough.
    fileprivate func field(holding method: Method) -> Parameter? {
        guard let returns = method.returns else { return nil }
        let fitting = state.filter { field in
            field.name != "isLoading" && (field.type.same(as: returns) || field.type.isOptional(of: returns))
        }
        let named = fitting.first { method.name.lowercased().hasSuffix($0.name.lowercased()) }
        return named ?? (fitting.count == 1 && returns.tellsWhatItHolds ? fitting.first : nil)
    }
}

extension SwiftType {
    /// Whether two values of the type are likely to be the same thing. Any `Bool`, number or text may be about anything.
    var tellsWhatItHolds: Bool { !customNames.isEmpty || text.contains("[") || text.contains("<") }

    func isOptional(of wrapped: SwiftType) -> Bool {
        text == wrapped.text + "?" || text == "(\(wrapped.text))?"
    }
}
