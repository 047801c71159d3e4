import ProjectModel
import Templating

/// What stands in for a presenter where a display state is shown.
struct PreviewPresenterFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.events)
        self.imports = imports
    }

    static let table: TemplateTable<PreviewPresenterFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("events", "what the view reports, as functions that do nothing", of: event) { $0.scene.presenterEvents },
    ]

    private static let event: TemplateTable<Event> = [
        .code("declaration", "the function") { [$0.phrases.emptyDeclaration] }
    ]
}

extension Scene {
    /// The expression that makes one.
    var previewPresenter: String { "\(name)PreviewPresenter()" }
}
