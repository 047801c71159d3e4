/// The protocol for the view's events, in the view's module.
struct PresenterContractFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.layer.module)
        imports.add(scene.events.flatMap(\.parameters), place.layer.importAccess)
        self.imports = imports
    }

    static let table: TemplateTable<PresenterContractFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("events", "what the presenter is told", of: FunctionPhrases.requirements) {
            $0.scene.presenterEvents.map(\.phrases)
        },
    ]
}
