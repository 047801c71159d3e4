/// The protocols between the parts of a scene.
struct SceneContractsFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.interactor)
        imports.add(scene.routes)
        if scene.hasUnseenFailures { imports.add("ViperRuntime") }
        self.imports = imports
    }

    static let table: TemplateTable<SceneContractsFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("interactor", "what the interactor is asked for", of: FunctionPhrases.requirements) {
            $0.scene.interactor.map(FunctionPhrases.init)
        },
        .list("wireframe", "the routes", of: FunctionPhrases.requirements) { $0.scene.routes.map(\.phrases) },
    ]
}
