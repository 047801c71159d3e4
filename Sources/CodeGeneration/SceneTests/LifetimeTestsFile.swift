/// The tests that build and release every scene of a feature.
struct LifetimeTestsFile: Sendable {
    private let place: ModulePlace
    /// The scenes with generated parts: other screens may live as long as they like.
    private let tested: [Scene]
    private let tests: [LifetimeTest]
    private var phrases: TestPhrases { TestPhrases(library: place.context.project.testing) }

    init(_ place: ModulePlace) {
        let phrases = TestPhrases(library: place.context.project.testing)
        self.place = place
        tested = place.feature.scenes.filter { $0.style.hasParts }
        let isAppAlone = place.context.project.isAppAlone
        // Of an app that is alone nobody knows how its environment is made, nor its services.
        let buildable = tested.filter { !isAppAlone || $0.services.isEmpty }
        tests = buildable.compactMap { scene in
            place.context.samples.arguments(for: scene.parameters).map { arguments in
                LifetimeTest(
                    scene: scene,
                    arguments: arguments,
                    contained: scene.descendants(in: place.context).flatMap(\.partNames),
                    phrases: phrases,
                    isAppAlone: isAppAlone,
                    owner: SceneOwner(of: scene, in: place.context.project)
                )
            }
        }
    }

    static let table: TemplateTable<LifetimeTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.context.project.app) },
        .code("suite", "the beginning of the suite of tests") {
            $0.phrases.suite("\($0.place.feature.name)LifetimeTests")
        },
        .texts("omissions", "why a scene has no test, as comments") { $0.omissions },
        .list("scenes", "a test of each scene that samples are known for", of: LifetimeTest.table) { $0.tests },
    ]

    private var omissions: [String] {
        let samples = place.context.samples
        return tested.compactMap { scene in
            if let omission = samples.omission(of: scene.name, for: scene.parameters) { return omission }
            guard place.context.project.isAppAlone, !scene.services.isEmpty else { return nil }
            return "// Without \(scene.name): its services are what a test sets."
        }
    }

    private var imports: ImportList {
        let project = place.context.project
        var imports = place.context.imports(in: project.appTestsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(phrases.module)
        if project.environment.module != project.app { imports.add(project.environment) }
        for test in tests {
            imports.add(place.context.interfaceName(of: test.scene.feature))
            imports.add(test.scene.parameters)
        }
        return imports
    }
}

/// The test that a scene's parts are released with it.
private struct LifetimeTest: Sendable {
    let scene: Scene
    let arguments: [String]
    /// The parts of the scenes inside it.
    let contained: [String]
    let phrases: TestPhrases
    let isAppAlone: Bool
    let owner: SceneOwner

    static let table: TemplateTable<LifetimeTest> = [
        .text("declaration", "the test's signature") {
            $0.phrases.declaration("\($0.scene.caseName)IsReleased", isAsync: true)
        },
        .text("build", "what builds the scene of samples") { $0.scene.output.viewController(of: $0.resolution) },
        .text("parts", "the names of its parts") { $0.scene.partNames.joined(separator: ", ") },
        .text("contained", "the names of parts of the scenes inside of it; empty where there are none") {
            $0.contained.joined(separator: ", ")
        },
        .text("names", "the names that are looked for") { $0.contained.isEmpty ? "expected" : "expected + contained" },
        .code("assertions", "what is expected of the parts") { test in
            [
                test.contained.isEmpty
                    ? test.phrases.expect("parts.names", equals: "expected")
                    : test.phrases.expect("Set(parts.names).isSuperset(of: expected)"),
                test.phrases.expect("isReleased"),
            ]
        },
    ]

    private var resolution: String {
        let descriptor = "\(scene.descriptor)(\(arguments.joined(separator: ", ")))"
        if isAppAlone {
            return "\(scene.name)ViewBuilder.build(with: \(descriptor), environment: \(EnvironmentMock.type)())"
        }
        let environment = "\(owner.name).forTesting()"
        return scene.variants.isEmpty
            ? "\(environment).resolve(\(descriptor))" : "\(environment).build(\(descriptor), as: .standard)"
    }
}

extension GenerationContext {
    /// The imports of the scaffolded environment on which tests run the whole app.
    var importLinesOfTestingEnvironment: [String] {
        let environment = project.environment
        var imports = imports(in: project.appTestsName)
        if environment.module != project.app { imports.add(environment) }
        let lines = imports.lines(testable: project.app)
        return imports.isEmpty ? Array(lines.dropFirst()) : lines
    }
}

extension Scene {
    /// The types of its parts as string literals, in the form that reflection gives.
    fileprivate var partNames: [String] {
        parts.map { "\(feature).\(name)\($0.suffix)".swiftLiteral }.sorted()
    }

    /// Returns the scenes inside it, at any depth, each once and without itself.
    fileprivate func descendants(in context: GenerationContext) -> [Scene] {
        var seen: Set<SceneReference> = [reference]
        var pending = children.map(\.destination)
        var descendants: [Scene] = []
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let child = context.scene(next) else { continue }
            pending += child.children.map(\.destination)
            if child.style.hasParts { descendants.append(child) }
        }
        return descendants.sorted { $0.name < $1.name }
    }
}
