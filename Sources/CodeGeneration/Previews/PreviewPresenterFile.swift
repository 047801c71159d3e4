/// The presenter's replacement in previews of display states.
struct PreviewPresenterFile: Sendable {
    private let scene: Scene
    private let access: String
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        access = place.layer.access
        var imports = place.context.imports(in: place.layer.module)
        imports.add(scene.events.flatMap(\.parameters), place.layer.importAccess)
        self.imports = imports
    }

    static let table: TemplateTable<PreviewPresenterFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("events", "what the view reports, as functions that do nothing", of: event) { file in
            file.scene.presenterEvents.map { ($0, file.access) }
        },
    ]

    private static let event: TemplateTable<(Event, String)> = [
        .code("declaration", "the function") { event, access in [event.phrases.emptyDeclaration(modifiers: access)] }
    ]
}

extension Scene {
    /// The expression that makes it.
    var previewPresenter: String { "\(name)PreviewPresenter()" }
}
