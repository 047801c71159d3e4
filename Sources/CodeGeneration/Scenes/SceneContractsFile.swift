/// The protocols between the parts of a scene.
enum SceneContractsFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(of: $0).lines() },
        .hasImports { imports(of: $0) },
        .list("interactor", "what the interactor is asked for", of: FunctionPhrases.requirements) {
            $0.scene.interactor.map(FunctionPhrases.init)
        },
        .list("wireframe", "the routes", of: FunctionPhrases.requirements) { $0.scene.routes.map(\.phrases) },
    ]

    private static func imports(of place: ScenePlace) -> ImportList {
        let scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.interactor)
        imports.add(scene.routes)
        if scene.hasUnseenFailures { imports.add("ViperRuntime") }
        return imports
    }
}
