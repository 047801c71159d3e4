/// The scaffold of an `mvvm` scene's unit tests.
struct MVVMSceneTestsFile: Sendable {
    private let place: ScenePlace
    private let useCase: SceneUseCaseTests
    private let useCaseTests: [EmittedTest]
    private let wireframe: [EmittedTest]
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        let (scene, phrases) = (place.scene, place.phrases)
        self.place = place
        useCase = SceneUseCaseTests(scene: scene, samples: place.samples, phrases: phrases)
        useCaseTests = useCase.tests
        let routes = scene.handwrittenRoutes
        wireframe = WireframeTests(scene: scene, routes: routes, context: place.context, phrases: phrases).tests
    }

    static let table: TemplateTable<MVVMSceneTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .texts("omissions", "why something has no test, as comments") { $0.omissions },
        .list("viewModel", "the suite of the view model's tests", of: viewModel) { $0.viewModel },
        .list("useCase", "the suite of the use case's tests", of: TestSuite.table) { file in
            file.suites("UseCase", file.useCaseTests, isFollowed: !file.wireframe.isEmpty)
        },
        .list("wireframe", "the suite of the wireframe's tests", of: TestSuite.last) { file in
            file.suites("Wireframe", file.wireframe, isFollowed: false)
        },
    ]

    private struct ViewModel: Sendable {
        var suite: TestSuite
        var stubs: [TemplateCode]
        var descriptor: TemplateCode
    }

    private static let viewModel: TemplateTable<ViewModel> = [
        .code("suite", "the beginning of the suite") { $0.suite.phrases.suite($0.suite.name) },
        .code("stubs", "what tells the mocks what to return") { $0.stubs },
        .flag("returns", "whether a mock has to be told anything") { !$0.stubs.isEmpty },
        .code("descriptor", "the descriptor, as an argument") { [$0.descriptor] },
        .list("tests", "the tests", of: EmittedTest.table) { model in
            model.suite.tests.map { $0.written(by: model.suite.phrases) }
        },
        .flag("isFollowed", "whether another suite comes after it in the file") { $0.suite.isFollowed },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add(place.feature.interfaceName)
        imports.add(place.phrases.module)
        imports.add(scene.parameters)
        imports.add(scene.inputs)
        imports.add(scene.useCaseMethods)
        imports.add(scene.state)
        imports.add(scene.screenParts.flatMap(\.state))
        imports.add(scene.handwrittenRoutes, in: place.context)
        return imports
    }

    private var omissions: [String] {
        let samples = place.samples
        let viewModel = samples.omission(of: "the view model", for: scene.parameters)
        let inputs = scene.inputs.map { samples.omission(of: $0.name, for: $0.parameters) }
        let routes = scene.handwrittenRoutes.map { samples.omission(of: $0.methodName, for: $0.parameters) }
        return ([viewModel] + inputs + routes).compactMap(\.self) + useCase.omissions
    }

    /// Empty if the descriptor can't be made for lack of a sample.
    private var viewModel: [ViewModel] {
        guard let arguments = place.samples.arguments(for: scene.parameters) else { return [] }
        let tests = ViewModelTests(scene: scene, samples: place.samples, phrases: place.phrases)
        let isFollowed = !useCaseTests.isEmpty || !wireframe.isEmpty
        return [
            ViewModel(
                suite: suite("ViewModel", tests.tests, isFollowed: isFollowed),
                stubs: tests.stubs,
                descriptor: .phrase("descriptor: \(scene.descriptor)(", arguments, "),")
            )
        ]
    }

    private func suite(_ part: String, _ tests: [EmittedTest], isFollowed: Bool) -> TestSuite {
        TestSuite(name: "\(scene.name)\(part)Tests", tests: tests, isFollowed: isFollowed, phrases: place.phrases)
    }

    private func suites(_ part: String, _ tests: [EmittedTest], isFollowed: Bool) -> [TestSuite] {
        tests.isEmpty ? [] : [suite(part, tests, isFollowed: isFollowed)]
    }
}
