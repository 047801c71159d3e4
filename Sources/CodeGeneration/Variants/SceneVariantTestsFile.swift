/// The tests of every choice between a scene and its variants, in the whole app.
struct SceneVariantTestsFile: Sendable {
    private let context: GenerationContext
    private let phrases: TestPhrases
    private let scenes: [Scene]

    init(_ context: GenerationContext) {
        self.context = context
        phrases = TestPhrases(library: context.project.testing)
        scenes = context.project.features.flatMap(\.scenes).filter { !$0.variants.isEmpty }
    }

    static let table: TemplateTable<SceneVariantTestsFile> = [
        .imports { $0.imports.lines(testable: $0.context.project.app) },
        .code("suite", "the beginning of the suite of tests") { $0.phrases.suite("SceneVariantTests") },
        .text("helper", "how a function of a suite begins that is no test") { $0.phrases.helper },
        .texts("omissions", "why a scene has no test, as comments") { file in
            file.scenes.compactMap { file.context.samples.omission(of: $0.name, for: $0.parameters) }
        },
        .list("tests", "the tests", of: EmittedTest.table) { file in
            file.scenes.flatMap { VariantTests(scene: $0, context: file.context, phrases: file.phrases).tests }
                .map { $0.written(by: file.phrases) }
        },
    ]

    private var imports: ImportList {
        let project = context.project
        var imports = context.imports(in: project.appTestsName)
        imports.add("ViperRuntime")
        imports.add(phrases.module)
        if project.environment.module != project.app { imports.add(project.environment) }
        for scene in scenes {
            imports.add(context.interfaceName(of: scene.feature))
            imports.add(scene.parameters)
        }
        return imports
    }
}
