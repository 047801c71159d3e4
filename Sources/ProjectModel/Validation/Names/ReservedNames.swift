/// Names inside a scene that emitted code uses for something of its own.
enum ReservedNames: ValidationRule {
    private static let descriptor: [String: String] = [
        "scene": "the descriptor's case in its module's scenes",
        "Output": "the type of what the descriptor resolves to",
    ]
    private static let presenter: [String: String] = [
        "view": "the presenter's view", "interactor": "the presenter's interactor",
        "wireframe": "the presenter's wireframe",
        "tasks": "the presenter's tasks", "state": "the presenter's state", "descriptor": "the presenter's descriptor",
        "render": "the method that hands the state to the view",
        "presenter": "the view controller's presenter",
        "init": "initializers", "deinit": "deinitializers",
    ]
    private static let viewModel: [String: String] = [
        "parts": "the view model's data", "Parts": "the type of the view model's data",
        "inputs": "what the view reports", "tasks": "the view model's tasks",
        "useCase": "the view model's use case", "wireframe": "the view model's wireframe",
        "descriptor": "the view model's descriptor", "init": "initializers", "deinit": "deinitializers",
    ]
    /// Names in a view model whose view lies in a module of views.
    private static let ofSeparateView = ["writer": "what changes the view model's data"]
    private static let ofState: [String: String] = [
        "state": "the state of the screen", "State": "the type of the screen's state",
        "Screen": "what publishes the screen's state",
    ]
    private static let interactor: [String: String] = [
        "environment": "the interactor's environment", "init": "initializers",
    ]
    /// Names that a presenter's tasks capture, which a parameter would hide.
    private static let captured = ["interactor": "the presenter's interactor"]
    /// Names that a wireframe uses, which a route's parameter would hide.
    private static let presented = ["UINavigationController": "the class that holds a presented screen"]
    /// Types that emitted code creates by their plain names, which anything with such a name would hide.
    private static let usedTypes: [String: String] = PlatformNames.runtime.reduce(into: [
        "Observation": "a module that emitted code names"
    ]) {
        $0[$1] = "a type of ViperRuntime that emitted code uses"
    }
    private static let stubbed: [String: String] = [
        "mocks": "the mocks of a stubbed environment", "resolutions": "what a stubbed environment has resolved",
        "stub": "the method that stubs descriptors", "Mocks": "the type of the mocks of a stubbed environment",
        "StubbableEnvironment": "the type of a stubbed environment",
        "DescriptorResolutions": "the type of what a stubbed environment has resolved",
    ]
    private static let useCase = interactor.merging(["repository": "the use case's repository"]) { first, _ in first }
    private static let repository = interactor.merging(
        [
            "awaitCompletion": "the function that its async form is made of", "Future": "what its Combine form returns",
            "Result": "what its mock calls back with", "completion": "what its mock calls back",
            "_borrowing": "a keyword before what its mock calls",
        ]
    ) { first, _ in first }
    /// Names that a repository's forms and mocks use, which a parameter would hide.
    private static let forms = [
        "awaitCompletion": "the function that the async form is made of", "Future": "what the Combine form returns",
        "Result": "what the mock calls back with",
    ]
    private static let environment: [String: String] = [
        "resolve": "the method that resolves descriptors", "environment": "environments", "init": "initializers",
        "makeRootViewController": "the method that makes what the app starts on",
        "UINavigationController": "the class that holds the scene that the app starts on",
        "unstubbed": "the function that mocks call in place of a value",
    ]

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var services = specs.stubbedFeatures.isEmpty ? environment : environment.merging(stubbed) { $1 }
        services[specs.project.environment?.type.value ?? AppEnvironmentType.standardName] = "the app's environment"
        for service in specs.project.services { check(service.name, .service, services, problems) }
        for entry in specs.scenes {
            let scene = entry.scene
            check(scene.parameters.map(\.name), .descriptorParameter, descriptor, problems)
            if scene.style.value.hasViewModel {
                checkInputs(of: scene, isSeparate: entry.module.hasSeparateView(of: scene), problems)
            } else {
                for event in scene.events { check(event, problems) }
                checkCapitals(of: scene.events, problems)
            }
            check(scene.interactor, .interactorMethod, interactor, .interactorParameter, captured, problems)
            check(scene.useCaseMethods, .useCaseMethod, useCase, .useCaseParameter, [:], problems)
            check(scene.routes.flatMap(\.arguments).map(\.name), .routeParameter, presented, problems)
            check(scene.children.flatMap(\.arguments).map(\.name), .childParameter, [:], problems)
            checkFailure(scene, problems)
        }
        for methods in specs.repositories {
            check(methods, .repositoryMethod, repository, .repositoryParameter, forms, problems)
        }
        for useCase in specs.specs.modules.flatMap(\.useCases) {
            let reserved = useCase.repository == nil ? interactor : Self.useCase
            check(useCase.methods, .useCaseMethod, reserved, .useCaseParameter, [:], problems)
            for method in useCase.methods { checkService(method.name, useCase.uses, specs, problems) }
        }
    }

    private static func check(
        _ methods: [MethodSpec],
        _ kind: Kind,
        _ reserved: [String: String],
        _ parameterKind: Kind,
        _ captured: [String: String],
        _ problems: ProblemCollector
    ) {
        for method in methods {
            check(method.name, kind, reserved, problems)
            check(method.parameters.map(\.name), parameterKind, captured, problems)
        }
    }

    private static func check(
        _ names: [Located<String>],
        _ kind: Kind,
        _ reserved: [String: String],
        _ problems: ProblemCollector
    ) {
        for name in names { check(name, kind, reserved, problems) }
    }

    private static func check(
        _ name: Located<String>,
        _ kind: Kind,
        _ reserved: [String: String],
        _ problems: ProblemCollector
    ) {
        guard let use = reserved[name.value] ?? usedTypes[name.value] else { return }
        problems.report(
            .reservedName,
            at: name.location,
            "\(kind.rawValue) can't be called '\(name.value)': that is the name of \(use)",
            "rename it, for example '\(kind.freeName(like: name.value))'"
        )
    }

    private static func check(_ event: EventSpec, _ problems: ProblemCollector) {
        check(event.name, .event, presenter, problems)
        check(event.parameters.map(\.name), .eventParameter, [:], problems)
        if presenter[event.name.value] == nil, ViewControllerMembers.names.contains(event.name.value) {
            problems.report(
                .reservedName,
                at: event.name.location,
                "an event can't be called '\(event.name.value)': that is a member of UIKit's view controllers",
                "name it after what the user did, for example 'didTapClose'"
            )
        }
    }

    /// Reports events that differ only in their first letter's case: tests and controls are named with a capital.
    private static func checkCapitals(of events: [EventSpec], _ problems: ProblemCollector) {
        var seen: [String: Located<String>] = [:]
        for name in events.map(\.name) {
            let test = SwiftIdentifier.upperCamelCase(name.value)
            guard let other = seen.updateValue(name, forKey: test), other.value != name.value else { continue }
            problems.report(
                .nameClash,
                at: name.location,
                "the events '\(name.value)' and '\(other.value)' differ only in their first letter's case",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.location)]
            )
        }
    }

    /// Checks the events of a view model, which become its methods.
    private static func checkInputs(of scene: SceneSpec, isSeparate: Bool, _ problems: ProblemCollector) {
        let data = scene.parts.map { ($0.name.value + "Data", "the data of the part '\($0.name.value)'") }
        let own = scene.state.isEmpty ? viewModel : viewModel.merging(ofState) { first, _ in first }
        let reserved = own.merging(data) { first, _ in first }
            .merging(isSeparate ? ofSeparateView : [:]) { first, _ in first }
        let captured = own.filter { ["tasks", "useCase", "descriptor", "state"].contains($0.key) }
            .merging(data) { first, _ in first }
        for event in scene.allEvents {
            check(event.name, .event, reserved, problems)
            check(event.parameters.map(\.name), .eventParameter, captured, problems)
        }
    }

    /// Reports a field `failure` if a method that throws adds one to the state, or to the data of each part.
    private static func checkFailure(_ scene: SceneSpec, _ problems: ProblemCollector) {
        guard scene.keepsFailure else { return }
        for field in scene.allFields where field.name.value == "failure" {
            problems.report(
                .reservedName,
                at: field.name.location,
                scene.style.value.hasViewModel
                    ? "each part gets a field 'failure' because the use case can throw; it can't be declared"
                    : "the state gets a field 'failure' because the interactor can throw; it can't be declared",
                "remove it, or rename it"
            )
        }
    }

    /// Reports a method with the name of a service: a use case stores its services under their names.
    private static func checkService(
        _ name: Located<String>,
        _ uses: [Located<String>],
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard uses.contains(where: { $0.value == name.value }), specs.servicesByName[name.value] != nil else { return }
        problems.report(
            .reservedName,
            at: name.location,
            "the method '\(name.value)' has the same name as a service of this interactor",
            "rename the method"
        )
    }
}
