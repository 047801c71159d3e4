import ProjectModel
import Templating

/// Tests of a SwiftUI scene's view controller, which go with it when the scene gets another style.
struct HostingViewControllerTestsFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<HostingViewControllerTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .code("suite", "the beginning of the suite of tests") {
            $0.place.phrases.suite("\($0.scene.name)ViewControllerTests")
        },
        .list("tests", "the tests", of: EmittedTest.table) { $0.tests },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add(place.feature.interfaceName)
        imports.add(place.phrases.module)
        imports.add(scene.parameters)
        imports.add(scene.controlEvents.flatMap(\.parameters))
        return imports
    }

    private var tests: [EmittedTest.Written] {
        let (samples, phrases) = (place.samples, place.phrases)
        let tests =
            ViewControllerTests(scene: scene, samples: samples, phrases: phrases).tests
            + Self.rendering(scene, samples: samples, phrases: phrases)
        return tests.map { $0.written(by: phrases) }
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
