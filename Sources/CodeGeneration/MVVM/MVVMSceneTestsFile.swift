import ProjectModel
import Templating

/// The scaffold of an `mvvm` scene's unit tests.
enum MVVMSceneTestsFile: FileOfScene {
    private static let suite: TemplateShape = ["suite": .code, "tests": .list(EmittedTest.shape)]

    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "omissions": .list(.text),
        "fixture": .text,
        "helper": .text,
        "viewModel": .list([
            "suite": .code,
            "stubs": .code,
            "returns": .flag,
            "descriptor": .code,
            "tests": .list(EmittedTest.shape),
            "isFollowed": .flag,
        ]),
        "useCase": .list(["suite": .code, "tests": .list(EmittedTest.shape), "isFollowed": .flag]),
        "wireframe": .list(["suite": .code, "tests": .list(EmittedTest.shape)]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let phrases = TestPhrases(library: context.project.testing)
        let samples = context.samples
        let wireframe = WireframeTests(scene: scene, context: context, phrases: phrases).tests
        let useCases = SceneUseCaseTests(scene: scene, samples: samples, phrases: phrases)
        let useCase = useCases.tests
        return [
            "imports": .list(imports(for: scene, of: feature, in: context)),
            "scene": .text(scene.name),
            "omissions": .list(omissions(of: scene, samples: samples) + useCases.omissions),
            "fixture": phrases.fixture,
            "helper": phrases.helper,
            "viewModel": .list(viewModel(scene, samples, phrases, isFollowed: !(useCase + wireframe).isEmpty)),
            "useCase": .list(suite("UseCase", of: scene, useCase, phrases, isFollowed: !wireframe.isEmpty)),
            "wireframe": .list(suite("Wireframe", of: scene, wireframe, phrases)),
        ]
    }

    private static func imports(
        for scene: Scene,
        of feature: Feature,
        in context: GenerationContext
    ) -> [TemplateValue] {
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add(feature.interfaceName)
        imports.add(TestPhrases(library: context.project.testing).module)
        imports.add(scene.parameters)
        imports.add(scene.inputs)
        imports.add(scene.useCaseMethods)
        imports.add(scene.screenParts.flatMap(\.state))
        imports.add(scene.routes)
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature)) }
        return imports.lines(testable: feature.name)
    }

    private static func omissions(of scene: Scene, samples: SampleValues) -> [TemplateValue] {
        let viewModel = samples.omission(of: "the view model", for: scene.parameters)
        let inputs = scene.inputs.map { samples.omission(of: $0.name, for: $0.parameters) }
        let routes = scene.routes.map { samples.omission(of: $0.methodName, for: $0.parameters) }
        return ([viewModel] + inputs + routes).compactMap(\.self)
    }

    /// Nothing when the descriptor can't be made for lack of a sample.
    private static func viewModel(
        _ scene: Scene,
        _ samples: SampleValues,
        _ phrases: TestPhrases,
        isFollowed: Bool
    ) -> [TemplateValue] {
        guard let arguments = samples.arguments(for: scene.parameters) else { return [] }
        let tests = ViewModelTests(scene: scene, samples: samples, phrases: phrases)
        return [
            [
                "suite": phrases.suite("\(scene.name)ViewModelTests"),
                "stubs": .code(tests.stubs),
                "returns": .flag(!tests.stubs.isEmpty),
                "descriptor": .code([.phrase("descriptor: \(scene.descriptor)(", arguments, "),")]),
                "tests": .list(tests.tests.map { $0.value(phrases) }),
                "isFollowed": .flag(isFollowed),
            ]
        ]
    }

    private static func suite(
        _ part: String,
        of scene: Scene,
        _ tests: [EmittedTest],
        _ phrases: TestPhrases,
        isFollowed: Bool? = nil
    ) -> [TemplateValue] {
        guard !tests.isEmpty else { return [] }
        var values: TemplateFields<TemplateValue> = [
            "suite": phrases.suite("\(scene.name)\(part)Tests"),
            "tests": .list(tests.map { $0.value(phrases) }),
        ]
        if let isFollowed { values["isFollowed"] = .flag(isFollowed) }
        return [.fields(values)]
    }
}
