/// The tests of a scaffolded view model: each sends an input and checks the view model's data and the mocks.
struct ViewModelTests {
    let scene: Scene
    let samples: SampleValues
    let phrases: TestPhrases
    private let script: ViewModelScript

    init(scene: Scene, samples: SampleValues, phrases: TestPhrases) {
        self.scene = scene
        self.samples = samples
        self.phrases = phrases
        script = ViewModelScript(scene: scene, samples: samples)
    }

    var tests: [EmittedTest] {
        let works = script.loads.flatMap { tests(of: $0, after: "onAppear") { "\($0)onAppear()" } }
        return (works.isEmpty ? [nothingLoaded] : works) + script.reactions.flatMap(tests)
    }

    /// Stubs for the use case's results for which its mock has no value.
    var stubs: [TemplateCode] {
        scene.useCaseMethods.flatMap { phrases.stub(of: $0, on: "useCase", samples) }
    }

    private var nothingLoaded: EmittedTest {
        EmittedTest(
            name: "onAppearBeginsNothing",
            body: [make, "viewModel.onAppear()", phrases.expect("viewModel.tasks.count", equals: "0")]
        )
    }

    private var make: TemplateCode { "let viewModel = makeViewModel()" }

    private func tests(of reaction: ViewModelScript.Reaction) -> [EmittedTest] {
        guard !reaction.isNothing, let arguments = samples.arguments(for: reaction.event.parameters) else { return [] }
        let name = reaction.event.name
        let call = { (viewModel: String) -> TemplateCode in
            .phrase("\(viewModel)\(name.spelled(.member))(", arguments, ")")
        }
        var tests: [EmittedTest] = []
        let kept = reaction.kept.compactMap(kept)
        if !kept.isEmpty {
            tests.append(EmittedTest(name: "\(name)KeepsItsValue", body: [make, call("viewModel.")] + kept))
        }
        if let route = reaction.route?.route {
            let outcome = phrases.expectCalls(of: route.phrases, on: "wireframe")
            let isAsync = route.result != nil
            let finish: [TemplateCode] = isAsync ? ["await viewModel.tasks.finish()"] : []
            tests.append(
                EmittedTest(
                    name: "\(name)Calls\(route.methodName.upperCamelCase)",
                    isAsync: isAsync,
                    body: [make, call("viewModel.")] + finish + [outcome]
                )
            )
        }
        return tests + (reaction.work.map { self.tests(of: $0, after: name, call: call) } ?? [])
    }

    private func kept(_ place: FieldPlace) -> TemplateCode? {
        guard place.field.type.isKnownEquatable, let value = samples.sample(of: place.field.type) else { return nil }
        return phrases.expect("viewModel.\(place.text())", equals: value)
    }

    /// Returns a test that the work is done, and tests that it fails, is started twice, or outlives its screen.
    ///
    /// - Parameter call: Returns the call that sends the event, for a prefix of the view model's members. For example:
    ///   `viewModel?.`.
    private func tests(
        of work: ViewModelScript.Work,
        after event: String,
        call: (_ viewModel: String) -> TemplateCode
    ) -> [EmittedTest] {
        let send = [make, call("viewModel.")] + (work.method.isWaitedFor ? ["await viewModel.tasks.finish()"] : [])
        let done = EmittedTest(
            name: "\(event)Calls\(work.method.name.upperCamelCase)",
            isAsync: work.method.isWaitedFor,
            body: send + [calls(of: work.method, count: 1), result(of: work)].compactMap(\.self)
        )
        return [done]
            + [
                failure(of: work, send), retry(of: work, send), once(work, call("viewModel.")),
                unseenFailure(of: work, call("viewModel?.")),
            ].compactMap(\.self)
    }

    private func calls(of method: Method, count: Int) -> TemplateCode {
        phrases.expectCalls(of: FunctionPhrases(method), on: "useCase", count: count)
    }

    private func result(of work: ViewModelScript.Work) -> TemplateCode? {
        guard let target = work.target, let returns = work.method.returns, returns.isKnownEquatable,
            let value = samples.sample(of: returns)
        else { return nil }
        return phrases.expect(
            "viewModel.\(target.text())",
            equals: target.field.isLoadable ? ".loaded(\(value))" : value
        )
    }

    private func failing(_ method: Method) -> TemplateCode? {
        samples.error(of: method).map { phrases.throwing($0, from: method, on: "useCase") }
    }

    private func value(of method: Method) -> String? { method.returns.flatMap { samples.sample(of: $0) } }

    private func hasFailed(_ work: ViewModelScript.Work) -> String? {
        work.hasFailed(in: "viewModel.")
    }

    private func failure(of work: ViewModelScript.Work, _ send: [TemplateCode]) -> EmittedTest? {
        guard let failing = failing(work.method), let hasFailed = hasFailed(work) else { return nil }
        return EmittedTest(
            name: "failureOf\(work.method.name.upperCamelCase)IsShown",
            isAsync: work.method.isWaitedFor,
            body: send.stubbing(failing) + [phrases.expect(hasFailed)]
        )
    }

    private func retry(of work: ViewModelScript.Work, _ send: [TemplateCode]) -> EmittedTest? {
        guard work.isRetried, let event = scene.retryEvent, let failing = failing(work.method),
            let hasFailed = hasFailed(work)
        else { return nil }
        let canSucceed = samples.missingResult(of: work.method) == nil
        return EmittedTest(
            name: "\(event.name)Calls\(work.method.name.upperCamelCase)Again",
            isAsync: true,
            body: send.stubbing(failing)
                + (canSucceed ? [phrases.recovering(work.method, on: "useCase", value: value(of: work.method))] : [])
                + ["viewModel.\(event.name)()", "await viewModel.tasks.finish()", calls(of: work.method, count: 2)]
                + (canSucceed ? [phrases.expect("!(\(hasFailed))")] : [])
        )
    }

    private func once(_ work: ViewModelScript.Work, _ call: TemplateCode) -> EmittedTest? {
        guard work.method.work == .action,
            let flag = scene.fieldPlaces.first(where: { $0.field.name == work.method.running })?.text()
        else { return nil }
        return EmittedTest(
            name: "\(work.method.name)IsNotStartedTwice",
            isAsync: true,
            body: [
                make, call, call,
                phrases.expect("viewModel.\(flag)"), "await viewModel.tasks.finish()", calls(of: work.method, count: 1),
                phrases.expect("!viewModel.\(flag)"),
            ]
        )
    }

    private func unseenFailure(of work: ViewModelScript.Work, _ call: TemplateCode) -> EmittedTest? {
        guard scene.hasUnseenFailures, work.method.work == .action, let failing = failing(work.method),
            let unseen = FunctionPhrases.handleUnseenFailure
        else { return nil }
        return EmittedTest(
            name: "failureOf\(work.method.name.upperCamelCase)OutlivesTheScreen",
            isAsync: true,
            body: [
                "var viewModel: \(scene.name)ViewModel? = makeViewModel()", failing, call,
                "let tasks = viewModel?.tasks", "viewModel = nil", "tasks?.cancelAll()", "await tasks?.finish()",
                phrases.expect(
                    phrases.lastArgument(of: unseen, on: "useCase") + "?.operation",
                    equals: work.operation.swiftLiteral
                ),
            ]
        )
    }
}
