/// The protocol for the view's events, in the view's module.
enum PresenterContractFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(of: $0).lines() },
        .hasImports { imports(of: $0) },
        .list("events", "what the presenter is told", of: FunctionPhrases.requirements) {
            $0.scene.presenterEvents.map(\.phrases)
        },
    ]

    private static func imports(of place: ScenePlace) -> ImportList {
        let scene = place.scene
        var imports = place.context.imports(in: place.layer.module)
        imports.add(scene.events.flatMap(\.parameters), place.layer.importAccess)
        return imports
    }
}
