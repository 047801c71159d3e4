/// The scaffold of a scene's interactor.
struct InteractorFile: Sendable {
    private let scene: Scene
    private let samples: SampleValues
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        samples = place.samples
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.handwrittenMethods)
        if scene.hasFailures { imports.add("ViperRuntime") }
        self.imports = imports
    }

    static let table: TemplateTable<InteractorFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .code("conformance", "the beginning of the extension that conforms to the contract; all of it without methods")
        {
            [$0.scene.conformance(.interactor, isEmpty: $0.scene.interactor.isEmpty)]
        },
        .flag("hasMethods", "whether the spec lists methods") { !$0.scene.interactor.isEmpty },
        .list("methods", "the interactor's methods, not written yet", of: WrittenFunction.table) { file in
            file.scene.handwrittenMethods.map {
                MethodStub.function($0, in: "\(file.scene.name)Interactor", samples: file.samples)
            }
        },
    ]
}
