import ProjectModel
import SwiftReading
import Templating

/// Tests of a scaffolded view model: each input is sent, and what must follow is looked for in its data and in the mocks.
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
        let works = script.loads.flatMap { tests(of: $0, after: "onAppear", call: ["viewModel.onAppear()"]) }
        return (works.isEmpty ? [nothingLoaded] : works) + script.reactions.flatMap(tests)
    }

    /// Values for what the use case returns, where its mock has none of its own.
    var stubs: [String] {
        scene.useCaseMethods.flatMap { samples.stub(of: $0, on: "useCase") }
    }

    private var nothingLoaded: EmittedTest {
        EmittedTest(
            name: "onAppearBeginsNothing",
            body: [make, "viewModel.onAppear()", phrases.expect("viewModel.tasks.count", equals: "0")]
        )
    }

    private var make: String { "let viewModel = makeViewModel()" }

    private func tests(of reaction: ViewModelScript.Reaction) -> [EmittedTest] {
        guard !reaction.isNothing, let arguments = samples.arguments(for: reaction.event.parameters) else { return [] }
        let name = reaction.event.name
        let call = Layout.list("viewModel.\(name.spelled(.member))(", arguments, ")", indentation: 8)
        var tests: [EmittedTest] = []
        let kept = reaction.kept.compactMap(kept)
        if !kept.isEmpty { tests.append(EmittedTest(name: "\(name)KeepsItsValue", body: [make] + call + kept)) }
        if let route = reaction.route?.route {
            let outcome = phrases.expect("wireframe.\(route.methodName)CallsCount", equals: "1")
            let body = [make] + call + [outcome]
            tests.append(EmittedTest(name: "\(name)Calls\(route.methodName.upperCamelCase)", body: body))
        }
        return tests + (reaction.work.map { self.tests(of: $0, after: name, call: call) } ?? [])
    }

    private func kept(_ place: FieldPlace) -> String? {
        guard place.field.type.isKnownEquatable, let value = samples.sample(of: place.field.type) else { return nil }
        return phrases.expect("viewModel.\(place.text())", equals: value)
    }

    /// One that it is done, and one for each way in which it can fail.
    private func tests(of work: ViewModelScript.Work, after event: String, call: [String]) -> [EmittedTest] {
        let send = [make] + call + (work.isAsync ? ["await viewModel.tasks.finish()"] : [])
        let outcome = reached(work.steps).flatMap { step in
            [phrases.expect("useCase.\(step.method.name)CallsCount", equals: "1"), result(of: step)]
                .compactMap(\.self)
        }
        let done = EmittedTest(
            name: "\(event)Calls\(work.name.upperCamelCase)",
            isAsync: work.isAsync,
            body: send + outcome
        )
        return [done] + work.steps.filter(\.method.canThrow).compactMap { failure(of: $0, in: work, send) }
    }

    /// Those behind one that fails aren't.
    private func reached(_ steps: [ViewModelScript.Step]) -> ArraySlice<ViewModelScript.Step> {
        let failing = steps.firstIndex { samples.missingResult(of: $0.method) != nil }
        return steps[...(failing ?? steps.endIndex - 1)]
    }

    private func result(of step: ViewModelScript.Step) -> String? {
        guard let target = step.target, let returns = step.method.returns, returns.isKnownEquatable,
            let value = samples.sample(of: returns)
        else { return nil }
        return phrases.expect("viewModel.\(target.text())", equals: value)
    }

    private func failure(
        of step: ViewModelScript.Step,
        in work: ViewModelScript.Work,
        _ send: [String]
    ) -> EmittedTest? {
        guard let part = work.part else { return nil }
        let operation = phrases.expect(
            "viewModel.\(part.dataProperty).failure?.operation",
            equals: work.name.swiftLiteral
        )
        return EmittedTest(
            name: "failureOf\(step.method.name.upperCamelCase)IsShown",
            isAsync: work.isAsync,
            body: ["useCase.\(step.method.name)ThrowableError = CancellationError()"] + send + [operation]
        )
    }
}
