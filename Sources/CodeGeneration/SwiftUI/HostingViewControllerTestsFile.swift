import ProjectModel
import Templating

/// Tests of a SwiftUI scene's view controller, which go with it when the scene gets another style.
enum HostingViewControllerTestsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "suite": .code,
        "fixture": .text,
        "helper": .text,
        "tests": .list(EmittedTest.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let phrases = TestPhrases(library: context.project.testing)
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add(feature.interfaceName)
        imports.add(phrases.module)
        imports.add(scene.parameters)
        imports.add(scene.controlEvents.flatMap(\.parameters))
        let tests =
            ViewControllerTests(scene: scene, samples: context.samples, phrases: phrases).tests
            + rendering(scene, samples: context.samples, phrases: phrases)
        return [
            "imports": .list(imports.lines(testable: feature.name)),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "suite": phrases.suite("\(scene.name)ViewControllerTests"),
            "fixture": phrases.fixture,
            "helper": phrases.helper,
            "tests": .list(tests.map { $0.value(phrases) }),
        ]
    }

    private static func rendering(_ scene: Scene, samples: SampleValues, phrases: TestPhrases) -> [EmittedTest] {
        guard let arguments = samples.arguments(for: scene.parameters) else { return [] }
        let body: [TemplateCode] = [
            .phrase("let descriptor = \(scene.descriptor)(", arguments, ")"),
            "let viewController = makeViewController()",
            "viewController.render(\(scene.name)State(startingFrom: descriptor))",
            "let dataSource = viewController.dataSource",
            "viewController.render(\(scene.name)State(startingFrom: descriptor))",
            phrases.expectNotNil("dataSource"),
            phrases.expect("viewController.dataSource === dataSource"),
        ]
        return [EmittedTest(name: "stateIsKeptInOneDataSource", body: body)]
    }
}
