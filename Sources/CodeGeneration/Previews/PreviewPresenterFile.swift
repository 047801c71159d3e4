/// The presenter's replacement in previews of display states.
enum PreviewPresenterFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(of: $0).lines() },
        .hasImports { imports(of: $0) },
        .list("events", "what the view reports, as functions that do nothing", of: event) { place in
            place.scene.presenterEvents.map { ($0, place.layer.access) }
        },
    ]

    private static let event: TemplateTable<(Event, String)> = [
        .code("declaration", "the function") { event, access in [event.phrases.emptyDeclaration(modifiers: access)] }
    ]

    private static func imports(of place: ScenePlace) -> ImportList {
        var imports = place.context.imports(in: place.layer.module)
        imports.add(place.scene.events.flatMap(\.parameters), place.layer.importAccess)
        return imports
    }
}

extension Scene {
    /// The expression that makes it.
    var previewPresenter: String { "\(name)PreviewPresenter()" }
}
