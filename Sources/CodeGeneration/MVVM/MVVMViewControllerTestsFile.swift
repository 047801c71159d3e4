import ProjectModel
import SwiftReading
import Templating

/// Tests of an `mvvm` scene's view controller and of its inputs, which go with them when the scene gets another style.
enum MVVMViewControllerTestsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "suite": .code,
        "helper": .text,
        "descriptor": .code,
        "tests": .list(EmittedTest.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let arguments = context.samples.arguments(for: scene.parameters) ?? []
        let phrases = TestPhrases(library: context.project.testing)
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add(feature.interfaceName)
        imports.add(phrases.module)
        imports.add(scene.parameters)
        imports.add(scene.inputs)
        let tests =
            scene.appearances.map { appearance($0, phrases) } + [weakness(of: scene, phrases)]
            + scene.controlInputs.compactMap { forwarding($0, context.samples, phrases) }
        return [
            "imports": .list(imports.lines(testable: feature.name)),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "suite": phrases.suite("\(scene.name)ViewControllerTests"),
            "helper": phrases.helper,
            "descriptor": .code([.phrase("let descriptor = \(scene.descriptor)(", arguments, ")")]),
            "tests": .list(tests.map { $0.value(phrases) }),
        ]
    }

    private static func appearance(_ appearance: (method: String, inputs: [String]), _ phrases: TestPhrases)
        -> EmittedTest
    {
        EmittedTest(
            name: "\(appearance.method)ReachesTheViewModel",
            body: [
                "let viewModel = makeViewModel()",
                "makeViewController(viewModel).\(appearance.method)(false)",
            ] + appearance.inputs.map { phrases.expect("viewModel.\($0)CallsCount", equals: "1") }
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
                phrases.expect("viewModel.\(event.name)CallsCount", equals: "1"),
            ]
        )
    }
}
