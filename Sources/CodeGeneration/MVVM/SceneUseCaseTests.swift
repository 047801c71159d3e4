/// The tests of a scaffolded use case: methods that the repository has, too, call it.
struct SceneUseCaseTests {
    let scene: Scene
    let samples: SampleValues
    let phrases: TestPhrases

    var tests: [EmittedTest] { scene.ownUseCaseMethods.compactMap(test) }

    /// The reasons why methods have no test, where only a sample is missing.
    var omissions: [String] {
        scene.ownUseCaseMethods.filter { scene.repositoryMethod(answering: $0) != nil }.compactMap { method in
            samples.omission(of: "the use case's \(method.name)", for: method.parameters)
                ?? samples.missingResult(of: method).map {
                    samples.omission(of: "the use case's \(method.name)", lacking: $0)
                }
        }
    }

    /// Returns the test of a method with a publisher: it compares the values, which a mock publishes at once.
    private func following(_ method: Method, _ value: String?, _ arguments: [String]) -> EmittedTest {
        let isCompared = method.returns?.isKnownEquatable == true
        let values = "[\(method.returns?.storageText ?? "Void")]"
        let call = "makeUseCase().\(method.name.spelled(.member))(\(arguments.joined(separator: ", ")))"
        return EmittedTest(
            name: "\(method.name)AsksTheRepository",
            body: [
                phrases.returning(value ?? "()", from: method, on: "repository"),
                "var values: \(values) = []",
                .block(
                    "let subscription = \(call).sink { _ in",
                    [],
                    .block("} receiveValue: {", ["values.append($0)"])
                ),
                "subscription.cancel()",
                phrases.expectCalls(of: FunctionPhrases(method), on: "repository"),
                isCompared
                    ? phrases.expect("values", equals: "[\(value ?? "()")]")
                    : phrases.expect("values.count", equals: "1"),
            ]
        )
    }

    private func test(of method: Method) -> EmittedTest? {
        guard scene.repositoryMethod(answering: method) != nil, samples.missingResult(of: method) == nil,
            let arguments = samples.arguments(for: method.parameters)
        else { return nil }
        let value = method.returns.flatMap { samples.sample(of: $0) }
        if method.publishes { return following(method, value, arguments) }
        let stub: [TemplateCode] = value.map { [phrases.returning($0, from: method, on: "repository")] } ?? []
        let isCompared = method.returns?.isKnownEquatable == true
        let assignment = method.returns == nil ? "" : isCompared ? "let result = " : "_ = "
        let call = TemplateCode.phrase(
            "\(assignment)\(FunctionPhrases(method).callEffects)makeUseCase().\(method.name.spelled(.member))(",
            arguments,
            ")"
        )
        var test = EmittedTest(
            name: "\(method.name)AsksTheRepository",
            isAsync: true,
            body: stub + [call, phrases.expectCalls(of: FunctionPhrases(method), on: "repository")]
                + (isCompared ? value.map { [phrases.expect("result", equals: $0)] } ?? [] : [])
        )
        test.canThrow = method.canThrow
        return test
    }
}
