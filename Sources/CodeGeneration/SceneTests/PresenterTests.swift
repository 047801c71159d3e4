/// The tests of a scaffolded presenter: each sends an event and checks the mocks.
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
        let works = WorkTests(script: script, samples: samples, phrases: phrases)
        return script.reactions.flatMap { tests(of: $0) } + works.tests
    }

    /// Stubs for the interactor's results for which its mock has no value.
    var stubs: [TemplateCode] {
        scene.interactor.flatMap { phrases.stub(of: $0, on: "interactor", samples) }
    }

    private func tests(of reaction: PresenterScript.Reaction) -> [EmittedTest] {
        if reaction.event == scene.retryEvent, !reaction.calls.isEmpty { return [] }
        guard let arguments = samples.arguments(for: reaction.event.parameters) else { return [] }
        let name = reaction.event.name
        let isAsync = reaction.calls.contains(where: \.isAsync)
        let send = EventSending(event: reaction.event, arguments: arguments, isAwaited: isAsync)
        let outcome = reaction.kept.compactMap { kept($0, in: reaction) } + reaction.calls.flatMap(expectations)
        let draws = reaction.event.name == "viewDidLoad" || !reaction.kept.isEmpty || reaction.calls.isEmpty
        return [
            EmittedTest(
                name: name + (reaction.calls.first.map { "Calls" + $0.methodName.upperCamelCase } ?? "DrawsTheScreen"),
                isAsync: isAsync,
                body: send.lines + (draws ? [phrases.expect("view.renderCalled")] : []) + outcome
            )
        ]
    }

    private func kept(_ field: String, in reaction: PresenterScript.Reaction) -> TemplateCode? {
        guard let parameter = reaction.event.parameters.first(where: { $0.name == field }),
            parameter.type.isKnownEquatable,
            let value = samples.sample(of: parameter.type)
        else { return nil }
        return phrases.expect("presenter.state.\(field.spelled(.member))", equals: value)
    }

    private func expectations(of call: PresenterScript.Call) -> [TemplateCode] {
        switch call {
        case .route(let route, _):
            [phrases.expectCalls(of: route.phrases, on: "wireframe")]
        case .request(let request, _): [called(request), result(of: request)].compactMap(\.self)
        // They are tested with the failures.
        case .retry: []
        }
    }

    private func called(_ request: PresenterScript.Request) -> TemplateCode {
        phrases.expectCalls(of: FunctionPhrases(request.method), on: "interactor")
    }

    /// Returns the expectation that the state shows the interactor's result.
    private func result(of request: PresenterScript.Request) -> TemplateCode? {
        guard samples.missingResult(of: request.method) == nil, let field = request.resultField,
            let returns = request.method.returns, returns.isKnownEquatable,
            let value = samples.sample(of: returns)
        else { return nil }
        return phrases.expect(
            "presenter.state.\(field.name.spelled(.member))",
            equals: field.isLoadable ? ".loaded(\(value))" : value
        )
    }
}

/// The statements that create a presenter and send it an event.
struct EventSending {
    var event: Event
    var arguments: [String]
    var isAwaited: Bool

    var lines: [TemplateCode] { lines(awaited: isAwaited) }

    func lines(awaited: Bool) -> [TemplateCode] {
        ["let presenter = makePresenter()", call(of: "presenter.")]
            + (awaited ? ["await presenter.tasks.finish()"] : [])
    }

    /// - Parameter presenter: The prefix of its members. For example: `presenter?.`.
    func call(of presenter: String) -> TemplateCode {
        .phrase("\(presenter)\(event.name.spelled(.member))(", arguments, ")")
    }
}

extension PresenterScript.Call {
    fileprivate var methodName: String {
        switch self {
        case .route(let route, _): route.methodName
        case .request(let request, _): request.method.name
        case .retry: ""
        }
    }

    fileprivate var isAsync: Bool {
        switch self {
        case .route(let route, _): route.result != nil
        case .request(let request, _): request.method.isAwaited
        case .retry: true
        }
    }
}
