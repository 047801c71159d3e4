import ProjectModel
import SwiftReading
import Templating

/// Tests of an `mvvm` scene's view controller and of its inputs, which go with them when the scene gets another style.
struct MVVMViewControllerTestsFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<MVVMViewControllerTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .code("suite", "the beginning of the suite of tests") {
            $0.place.phrases.suite("\($0.scene.name)ViewControllerTests")
        },
        .code("sampleDescriptor", "what makes a descriptor of samples") { [$0.descriptor] },
        .list("tests", "the tests", of: EmittedTest.table) { $0.tests },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add(place.feature.interfaceName)
        imports.add(place.phrases.module)
        imports.add(scene.parameters)
        imports.add(scene.inputs)
        return imports
    }

    private var descriptor: TemplateCode {
        let arguments = place.samples.arguments(for: scene.parameters) ?? []
        return .phrase("let descriptor = \(scene.descriptor)(", arguments, ")")
    }

    private var tests: [EmittedTest.Written] {
        let phrases = place.phrases
        let tests =
            scene.appearances.map { Self.appearance($0, phrases) } + [Self.weakness(of: scene, phrases)]
            + scene.controlInputs.compactMap { Self.forwarding($0, place.samples, phrases) }
        return tests.map { $0.written(by: phrases) }
    }

    private static func appearance(_ appearance: (method: String, inputs: [String]), _ phrases: TestPhrases)
        -> EmittedTest
    {
        EmittedTest(
            name: "\(appearance.method)ReachesTheViewModel",
            body: [
                "let viewModel = makeViewModel()",
                "makeViewController(viewModel).\(appearance.method)(false)",
            ]
                + appearance.inputs.map { input in
                    phrases.expectCalls(of: FunctionPhrases(name: input, parameters: []), on: "viewModel")
                }
        )
    }

    private static func weakness(of scene: Scene, _ phrases: TestPhrases) -> EmittedTest {
        EmittedTest(
            name: "inputsHoldTheViewModelWeakly",
            body: [
                "var viewModel: Mock\(scene.name)ViewModelContract? = makeViewModel()",
                "let inputs = viewModel?.inputs",
                "let released = { [weak viewModel] in viewModel == nil }",
                phrases.expect("!released()"),
                "viewModel = nil",
                phrases.expect("released()"),
                "inputs?.onAppear()",
            ]
        )
    }

    private static func forwarding(_ event: Event, _ samples: SampleValues, _ phrases: TestPhrases) -> EmittedTest? {
        guard let arguments = samples.arguments(for: event.parameters) else { return nil }
        // Closures take no labels.
        let values = zip(event.parameters, arguments).map { String($1.dropFirst($0.argument("").count)) }
        return EmittedTest(
            name: "\(event.name)ReachesTheViewModel",
            body: [
                "let viewModel = makeViewModel()",
                .phrase("viewModel.inputs.\(event.name.spelled(.member))(", values, ")"),
                phrases.expectCalls(of: event.phrases, on: "viewModel"),
            ]
        )
    }
}
