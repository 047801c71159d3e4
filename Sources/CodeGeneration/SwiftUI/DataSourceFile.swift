/// The data source of a SwiftUI scene's view.
struct DataSourceFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        let layer = place.layer
        scene = place.scene
        var imports = place.context.imports(in: layer.module)
        // Not for the fields' default values: they are the state's.
        for field in scene.state { imports.add(field.type, layer.importAccess) }
        if scene.canFail { imports.add("ViperRuntime", layer.importAccess) }
        if scene.binding == .observation { imports.add("Observation", layer.importAccess) }
        self.imports = imports
    }

    static let table: TemplateTable<DataSourceFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .flag("isRx", "whether the view is bound by RxSwift") { $0.scene.binding == .rx },
        .flag("hasFields", "whether the state has fields") { !$0.scene.shownFields.isEmpty },
        .list("fields", "the state's fields", of: field) { $0.scene.shownFields },
    ]

    private static let field: TemplateTable<(name: String, type: String)> = [
        .text("name", "the field's name") { $0.name.spelled(.declaration) },
        .text("type", "the field's type") { $0.type },
        .text("assignment", "what takes the field over from a state") { field in
            let member = field.name.spelled(.member)
            let isHidden = field.name == "state" || field.name.spelled(.statement) != field.name
            return "\(isHidden ? "self." : "")\(member) = state.\(member)"
        },
    ]
}

extension ViewBinding {
    /// True if its data source is an `ObservableObject`.
    var usesCombine: Bool { self != .observation }
}

extension Scene {
    /// The fields of its state, with the failure of a throwing interactor.
    var shownFields: [(name: String, type: String)] {
        state.map { ($0.name, $0.type.storageText) } + (canFail ? [("failure", "SceneFailure?")] : [])
    }
}
