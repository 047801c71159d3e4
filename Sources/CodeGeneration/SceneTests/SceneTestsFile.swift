/// The scaffold of a scene's unit tests.
struct SceneTestsFile: Sendable {
    private let place: ScenePlace
    private let presenter: PresenterTests?
    private let viewController: [EmittedTest]
    private let wireframe: [EmittedTest]
    private var scene: Scene { place.scene }

    /// Leaves out the presenter's tests if the descriptor can't be made for lack of a sample.
    init(_ place: ScenePlace) {
        let (scene, samples, phrases) = (place.scene, place.samples, place.phrases)
        self.place = place
        presenter =
            samples.arguments(for: scene.parameters) == nil
            ? nil : PresenterTests(scene: scene, samples: samples, phrases: phrases)
        viewController =
            scene.style.hasOwnViewController
            ? ViewControllerTests(scene: scene, phrases: phrases).tests : []
        let routes = scene.handwrittenRoutes
        wireframe = WireframeTests(scene: scene, routes: routes, context: place.context, phrases: phrases).tests
    }

    static let table: TemplateTable<SceneTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .texts("omissions", "why something has no test, as comments") { $0.omissions },
        .list("presenter", "the suite of the presenter's tests", of: PresenterSuite.table) { $0.presenterSuite },
        .list("viewController", "the suite of the view controller's tests", of: TestSuite.table) { file in
            file.scene.style.hasOwnViewController
                ? [file.suite("ViewController", file.viewController, isFollowed: !file.wireframe.isEmpty)] : []
        },
        .list("wireframe", "the suite of the wireframe's tests", of: TestSuite.last) { file in
            file.wireframe.isEmpty ? [] : [file.suite("Wireframe", file.wireframe)]
        },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        if scene.style.hasOwnViewController, scene.imageService != nil { imports.add(Project.imagesProduct) }
        imports.add(place.feature.interfaceName)
        imports.add(place.phrases.module)
        imports.add(scene.parameters)
        imports.add(scene.events.flatMap(\.parameters))
        imports.add(scene.interactor)
        imports.add(scene.handwrittenRoutes, in: place.context)
        return imports
    }

    private var omissions: [String] {
        let samples = place.samples
        let presenter = samples.omission(of: "the presenter", for: scene.parameters)
        let events = scene.events.map { samples.omission(of: $0.name, for: $0.parameters) }
        let routes = scene.handwrittenRoutes.map { samples.omission(of: $0.methodName, for: $0.parameters) }
        return ([presenter] + events + routes).compactMap(\.self)
    }

    private func suite(_ part: String, _ tests: [EmittedTest], isFollowed: Bool = false) -> TestSuite {
        TestSuite(name: "\(scene.name)\(part)Tests", tests: tests, isFollowed: isFollowed, phrases: place.phrases)
    }

    private var presenterSuite: [PresenterSuite] {
        guard let presenter, let arguments = place.samples.arguments(for: scene.parameters) else { return [] }
        let isFollowed = scene.style.hasOwnViewController || !wireframe.isEmpty
        return [
            PresenterSuite(
                suite: suite("Presenter", presenter.tests, isFollowed: isFollowed),
                scene: scene,
                stubs: presenter.stubs,
                descriptor: .phrase("descriptor: \(scene.descriptor)(", arguments, "),")
            )
        ]
    }
}

/// A group of emitted tests.
struct TestSuite: Sendable {
    var name: String
    var tests: [EmittedTest]
    /// True if another suite follows in the file.
    var isFollowed: Bool
    var phrases: TestPhrases

    /// The variables of the last suite of a file.
    static let last: TemplateTable<TestSuite> = [
        .code("suite", "the beginning of the suite") { $0.phrases.suite($0.name) },
        .list("tests", "the tests", of: EmittedTest.table) { suite in
            suite.tests.map { $0.written(by: suite.phrases) }
        },
    ]

    static let table = TemplateTable<TestSuite>(
        last.variables + [.flag("isFollowed", "whether another suite comes after it in the file") { $0.isFollowed }]
    )
}

/// The presenter's tests, with the arguments of its initializer.
struct PresenterSuite: Sendable {
    var suite: TestSuite
    var scene: Scene
    var stubs: [TemplateCode]
    var descriptor: TemplateCode

    static let table: TemplateTable<PresenterSuite> = [
        .code("suite", "the beginning of the suite") { $0.suite.phrases.suite($0.suite.name) },
        .flag("hasCollaborators", "whether the presenter has anything besides the view") {
            !$0.scene.collaborators.isEmpty
        },
        .list("collaborators", "what the presenter has besides the view", of: Collaborator.table) {
            $0.scene.collaboratorContracts
        },
        .code("stubs", "what tells the mocks what to return") { $0.stubs },
        .flag("returns", "whether a mock has to be told anything") { !$0.stubs.isEmpty },
        .code("descriptor", "the descriptor, as an argument") { [$0.descriptor] },
        .list("tests", "the tests", of: EmittedTest.table) { suite in
            suite.suite.tests.map { $0.written(by: suite.suite.phrases) }
        },
        .flag("isFollowed", "whether another suite comes after it in the file") { $0.suite.isFollowed },
    ]
}
