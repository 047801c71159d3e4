import ProjectModel
import TemplateCatalogue
import Templating

/// The scaffold of a scene's unit tests.
enum SceneTestsFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "omissions": .list(.text),
        "fixture": .text,
        "helper": .text,
        "presenter": .list([
            "suite": .code,
            "hasCollaborators": .flag,
            "collaborators": .list(["name": .text, "contract": .text]),
            "stubs": .code,
            "returns": .flag,
            "descriptor": .code,
            "tests": .list(EmittedTest.shape),
            "isFollowed": .flag,
        ]),
        "viewController": .list([
            "suite": .code, "tests": .list(EmittedTest.shape), "isFollowed": .flag,
        ]),
        "wireframe": .list(["suite": .code, "tests": .list(EmittedTest.shape)]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let phrases = TestPhrases(library: context.project.testing)
        let wireframe = wireframe(scene, in: context, phrases: phrases)
        let viewController =
            scene.style.hasOwnViewController
            ? [viewController(scene, samples: context.samples, phrases: phrases, isFollowed: !wireframe.isEmpty)] : []
        let presenter = presenter(
            scene,
            samples: context.samples,
            phrases: phrases,
            isFollowed: !viewController.isEmpty || !wireframe.isEmpty
        )
        return [
            "imports": .list(imports(for: scene, of: feature, in: context)),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "omissions": .list(omissions(of: scene, samples: context.samples)),
            "fixture": phrases.fixture,
            "helper": phrases.helper,
            "presenter": .list(presenter),
            "viewController": .list(viewController),
            "wireframe": .list(wireframe),
        ]
    }

    private static func imports(
        for scene: Scene,
        of feature: Feature,
        in context: GenerationContext
    ) -> [TemplateValue] {
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        if scene.style.hasOwnViewController { imports.add("ViperTesting") }
        imports.add(feature.interfaceName)
        imports.add(TestPhrases(library: context.project.testing).module)
        imports.add(scene.parameters)
        imports.add(scene.events.flatMap(\.parameters))
        imports.add(scene.interactor)
        imports.add(scene.routes.flatMap(\.parameters))
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature)) }
        return imports.lines(testable: feature.name)
    }

    private static func omissions(of scene: Scene, samples: SampleValues) -> [TemplateValue] {
        let presenter = samples.omission(of: "the presenter", for: scene.parameters)
        let events = scene.events.map { samples.omission(of: $0.name, for: $0.parameters) }
        let routes = scene.routes.map { samples.omission(of: $0.methodName, for: $0.parameters) }
        return ([presenter] + events + routes).compactMap(\.self)
    }

    /// Nothing when the descriptor can't be made for lack of a sample.
    private static func presenter(
        _ scene: Scene,
        samples: SampleValues,
        phrases: TestPhrases,
        isFollowed: Bool
    ) -> [TemplateValue] {
        guard let arguments = samples.arguments(for: scene.parameters) else { return [] }
        let tests = PresenterTests(scene: scene, samples: samples, phrases: phrases)
        let descriptor = TemplateCode.phrase("descriptor: \(scene.descriptor)(", arguments, "),")
        return [
            [
                "suite": phrases.suite("\(scene.name)PresenterTests"),
                "hasCollaborators": .flag(!scene.collaborators.isEmpty),
                "collaborators": scene.collaboratorValues,
                "stubs": .code(tests.stubs),
                "returns": .flag(!tests.stubs.isEmpty),
                "descriptor": .code([descriptor]),
                "tests": .list(tests.tests.map { $0.value(phrases) }),
                "isFollowed": .flag(isFollowed),
            ]
        ]
    }

    private static func viewController(
        _ scene: Scene,
        samples: SampleValues,
        phrases: TestPhrases,
        isFollowed: Bool
    ) -> TemplateValue {
        let tests = ViewControllerTests(scene: scene, samples: samples, phrases: phrases).tests
        return [
            "suite": phrases.suite("\(scene.name)ViewControllerTests"),
            "tests": .list(tests.map { $0.value(phrases) }),
            "isFollowed": .flag(isFollowed),
        ]
    }

    private static func wireframe(
        _ scene: Scene,
        in context: GenerationContext,
        phrases: TestPhrases
    ) -> [TemplateValue] {
        let tests = WireframeTests(scene: scene, context: context, phrases: phrases).tests
        guard !tests.isEmpty else { return [] }
        return [
            [
                "suite": phrases.suite("\(scene.name)WireframeTests"),
                "tests": .list(tests.map { $0.value(phrases) }),
            ]
        ]
    }
}
