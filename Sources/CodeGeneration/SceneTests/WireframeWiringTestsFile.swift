import ProjectModel
import Templating

/// Tests of the routes that are generated.
struct WireframeWiringTestsFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<WireframeWiringTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .code("suite", "the beginning of the suite of tests") {
            $0.place.phrases.suite("\($0.scene.name)WireframeWiringTests")
        },
        .list("tests", "the tests", of: EmittedTest.table) { $0.tests },
    ]

    private var tests: [EmittedTest.Written] {
        let (routes, phrases) = (scene.derivedRoutes, place.phrases)
        let tests = WireframeTests(scene: scene, routes: routes, context: place.context, phrases: phrases).tests
        return tests.map { $0.written(by: phrases) }
    }

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add(place.phrases.module)
        imports.add(scene.derivedRoutes.flatMap(\.parameters))
        for feature in scene.destinationFeatures { imports.add(place.context.interfaceName(of: feature)) }
        return imports
    }
}
