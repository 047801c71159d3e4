import ProjectModel
import SwiftReading
import Templating

/// Tests of a scaffolded presenter: each event is sent, and what must follow is looked for in the mocks.
struct PresenterTests {
    let scene: Scene
    let samples: SampleValues
    let phrases: TestPhrases
    private let script: PresenterScript

    init(scene: Scene, samples: SampleValues, phrases: TestPhrases) {
        self.scene = scene
        self.samples = samples
        self.phrases = phrases
        script = PresenterScript(scene: scene, samples: samples)
    }

    var tests: [EmittedTest] {
        script.reactions.flatMap { tests(of: $0) } + script.requests.compactMap { failureTest(of: $0) }
            + loadFailureTests
    }

    /// Values for what the interactor returns, where its mock has none of its own.
    var stubs: [String] {
        scene.interactor.flatMap { samples.stub(of: $0, on: "interactor") }
    }

    private func tests(of reaction: PresenterScript.Reaction) -> [EmittedTest] {
        guard let arguments = samples.arguments(for: reaction.event.parameters) else { return [] }
        let name = reaction.event.name
        let isAsync = reaction.calls.contains(where: \.isAsync)
        let send = EventSending(event: reaction.event, arguments: arguments, isAwaited: isAsync)
        let outcome = reaction.kept.compactMap { kept($0, in: reaction) } + reaction.calls.flatMap(expectations)
        let drawing = phrases.expect("view.renderCalled")
        let draws = reaction.event.name == "viewDidLoad" || !reaction.kept.isEmpty || reaction.calls.isEmpty
        return [
            EmittedTest(
                name: name + (reaction.calls.first.map { "Calls" + $0.methodName.upperCamelCase } ?? "DrawsTheScreen"),
                isAsync: isAsync,
                body: send.lines + (draws ? [drawing] : []) + outcome
            )
        ]
    }

    private func kept(_ field: String, in reaction: PresenterScript.Reaction) -> String? {
        guard let parameter = reaction.event.parameters.first(where: { $0.name == field }),
            parameter.type.isKnownEquatable,
            let value = samples.sample(of: parameter.type)
        else { return nil }
        return phrases.expect("presenter.state.\(field.spelled(.member))", equals: value)
    }

    private func expectations(of call: PresenterScript.Call) -> [String] {
        switch call {
        case .route(let route, _):
            [phrases.expect("wireframe.\(route.methodName)CallsCount", equals: "1")]
        case .request(let request, _): expectations(of: request)
        case .load(let load): expectations(of: load.steps.map(\.request))
        }
    }

    /// Those behind one that fails aren't made, and the results of none are shown.
    private func expectations(of requests: [PresenterScript.Request]) -> [String] {
        guard let failing = requests.firstIndex(where: { samples.missingResult(of: $0.method) != nil }) else {
            return requests.flatMap(expectations)
        }
        return requests[...failing].map(called)
    }

    private func expectations(of request: PresenterScript.Request) -> [String] {
        [called(request), result(of: request)].compactMap(\.self)
    }

    private func called(_ request: PresenterScript.Request) -> String {
        phrases.expect("interactor.\(request.method.name)CallsCount", equals: "1")
    }

    /// The state shows what the interactor returned.
    private func result(of request: PresenterScript.Request) -> String? {
        guard let field = request.resultField, let returns = request.method.returns, returns.isKnownEquatable,
            let value = samples.sample(of: returns)
        else { return nil }
        return phrases.expect("presenter.state.\(field.name.spelled(.member))", equals: value)
    }

    private var loadFailureTests: [EmittedTest] {
        guard let load = script.load else { return [] }
        return load.steps.map(\.request).filter(\.method.canThrow).map { request in
            EmittedTest(
                name: "failureOf\(request.method.name.upperCamelCase)IsShown",
                isAsync: load.isAsync,
                body: [
                    "interactor.\(request.method.name)ThrowableError = CancellationError()",
                    "let presenter = makePresenter()",
                    "presenter.viewDidLoad()",
                ] + (load.isAsync ? ["await presenter.tasks.finish()"] : [])
                    + [phrases.expect("presenter.state.failure?.operation", equals: load.name.swiftLiteral)]
            )
        }
    }

    private func failureTest(of request: PresenterScript.Request) -> EmittedTest? {
        guard request.method.canThrow, let reaction = script.reaction(calling: request),
            let arguments = samples.arguments(for: reaction.event.parameters)
        else { return nil }
        let name = request.method.name
        let send = EventSending(event: reaction.event, arguments: arguments, isAwaited: request.method.isAsync)
        return EmittedTest(
            name: "failureOf\(name.upperCamelCase)IsShown",
            isAsync: request.method.isAsync,
            body: ["interactor.\(name)ThrowableError = CancellationError()"] + send.lines
                + [phrases.expect("presenter.state.failure?.operation", equals: name.swiftLiteral)]
        )
    }
}

/// The statements that make a presenter and send it an event.
private struct EventSending {
    var event: Event
    var arguments: [String]
    var isAwaited: Bool

    var lines: [String] {
        ["let presenter = makePresenter()"]
            + Layout.list("presenter.\(event.name.spelled(.member))(", arguments, ")", indentation: 8)
            + (isAwaited ? ["await presenter.tasks.finish()"] : [])
    }
}

extension PresenterScript.Call {
    fileprivate var methodName: String {
        switch self {
        case .route(let route, _): route.methodName
        case .request(let request, _): request.method.name
        case .load(let load): load.name
        }
    }

    fileprivate var isAsync: Bool {
        switch self {
        case .route: false
        case .request(let request, _): request.method.isAsync
        case .load(let load): load.isAsync
        }
    }
}

extension PresenterScript {
    fileprivate func reaction(calling request: Request) -> Reaction? {
        reactions.first { reaction in
            reaction.calls.contains { call in
                if case .request(let called, _) = call { called.method.name == request.method.name } else { false }
            }
        }
    }
}
