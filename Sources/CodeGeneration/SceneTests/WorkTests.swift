/// The tests of a scaffolded presenter's work that fails, is started twice, or outlives its screen.
struct WorkTests {
    let script: PresenterScript
    let samples: SampleValues
    let phrases: TestPhrases

    var tests: [EmittedTest] {
        script.requests.flatMap { request in
            guard let reaction = script.reaction(calling: request),
                let arguments = samples.arguments(for: reaction.event.parameters)
            else { return [EmittedTest]() }
            let send = EventSending(event: reaction.event, arguments: arguments, isAwaited: request.method.isAwaited)
            return [
                failure(of: request, send, in: reaction), retry(of: request, send), once(request, send),
                unseenFailure(of: request, send),
            ].compactMap(\.self)
        }
    }

    private func failure(
        of request: PresenterScript.Request,
        _ send: EventSending,
        in reaction: PresenterScript.Reaction
    ) -> EmittedTest? {
        let method = request.method
        guard let failing = failing(method) else { return nil }
        let isShown = phrases.expect(request.hasFailed(in: "presenter.state"))
        return EmittedTest(
            name: "failureOf\(method.name.upperCamelCase)IsShown",
            isAsync: method.isAsync || reaction.isAsync,
            body: send.lines(awaited: method.isAsync || reaction.isAsync).stubbing(failing) + [isShown]
                + results(besides: request, in: reaction)
        )
    }

    /// Returns expectations that other results are shown all the same.
    private func results(besides request: PresenterScript.Request, in reaction: PresenterScript.Reaction)
        -> [TemplateCode]
    {
        reaction.requests.filter { $0.method != request.method }.compactMap { other in
            guard samples.missingResult(of: other.method) == nil, let field = other.resultField,
                field.name != request.resultField?.name, let returns = other.method.returns, returns.isKnownEquatable,
                let value = samples.sample(of: returns)
            else { return nil }
            return phrases.expect(
                "presenter.state.\(field.name.spelled(.member))",
                equals: field.isLoadable ? ".loaded(\(value))" : value
            )
        }
    }

    private func retry(of request: PresenterScript.Request, _ send: EventSending) -> EmittedTest? {
        let method = request.method
        guard let event = script.scene.retryEvent, script.isRetried(request), let failing = failing(method) else {
            return nil
        }
        let canSucceed = samples.missingResult(of: method) == nil
        let isGone = phrases.expect(request.hasNotFailed(in: "presenter.state"))
        return EmittedTest(
            name: "\(event.name)Calls\(method.name.upperCamelCase)Again",
            isAsync: true,
            body: send.lines.stubbing(failing)
                + (canSucceed ? [phrases.recovering(method, on: "interactor", value: value(of: method))] : [])
                + ["presenter.\(event.name)()", "await presenter.tasks.finish()"]
                + [phrases.expectCalls(of: FunctionPhrases(method), on: "interactor", count: 2)]
                + (canSucceed ? [isGone] : [])
        )
    }

    private func once(_ request: PresenterScript.Request, _ send: EventSending) -> EmittedTest? {
        let method = request.method
        guard let flag = method.running else { return nil }
        let state = "presenter.state.\(flag.spelled(.member))"
        return EmittedTest(
            name: "\(method.name)IsNotStartedTwice",
            isAsync: true,
            body: [
                "let presenter = makePresenter()", send.call(of: "presenter."), send.call(of: "presenter."),
                phrases.expect(state), "await presenter.tasks.finish()",
                phrases.expectCalls(of: FunctionPhrases(method), on: "interactor"), phrases.expect("!\(state)"),
            ]
        )
    }

    private func unseenFailure(of request: PresenterScript.Request, _ send: EventSending) -> EmittedTest? {
        let method = request.method
        guard method.work == .action, let failing = failing(method),
            let unseen = FunctionPhrases.handleUnseenFailure
        else { return nil }
        return EmittedTest(
            name: "failureOf\(method.name.upperCamelCase)OutlivesTheScreen",
            isAsync: true,
            body: [
                "var presenter: \(script.scene.name)Presenter? = makePresenter()", failing,
                send.call(of: "presenter?."),
                "let tasks = presenter?.tasks", "presenter = nil", "tasks?.cancelAll()", "await tasks?.finish()",
                phrases.expect(
                    phrases.lastArgument(of: unseen, on: "interactor") + "?.operation",
                    equals: request.operation.swiftLiteral
                ),
            ]
        )
    }

    private func failing(_ method: Method) -> TemplateCode? {
        samples.error(of: method).map { phrases.throwing($0, from: method, on: "interactor") }
    }

    private func value(of method: Method) -> String? { method.returns.flatMap { samples.sample(of: $0) } }
}

extension PresenterScript {
    fileprivate func reaction(calling request: Request) -> Reaction? {
        reactions.first { $0.requests.contains { $0.method.name == request.method.name } }
    }

    fileprivate func isRetried(_ request: Request) -> Bool {
        reactions.contains { reaction in
            reaction.calls.contains { call in
                if case .retry(let loads) = call {
                    loads.contains { $0.method == request.method }
                } else {
                    false
                }
            }
        }
    }
}

extension PresenterScript.Reaction {
    fileprivate var requests: [PresenterScript.Request] {
        calls.compactMap { call in if case .request(let request, _) = call { request } else { nil } }
    }

    fileprivate var isAsync: Bool { requests.contains(where: \.method.isAwaited) }
}

extension [TemplateCode] {
    /// Returns the statements with a stub after the first line, which creates and stubs everything: in mocks with
    /// closures only, the last stub counts.
    func stubbing(_ stub: TemplateCode) -> [TemplateCode] { Array(prefix(1)) + [stub] + dropFirst() }
}
