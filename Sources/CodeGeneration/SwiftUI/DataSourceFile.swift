/// The data source of a SwiftUI scene's view.
enum DataSourceFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(of: $0).lines() },
        .hasImports { imports(of: $0) },
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

    private static func imports(of place: ScenePlace) -> ImportList {
        let layer = place.layer
        let scene = place.scene
        var imports = place.context.imports(in: layer.module)
        if scene.canFail || !scene.binding.usesCombine { imports.add("ViperRuntime", layer.importAccess) }
        // Not for the fields' default values: they are the state's.
        if scene.binding.usesCombine { for field in scene.state { imports.add(field.type, layer.importAccess) } }
        return imports
    }
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
