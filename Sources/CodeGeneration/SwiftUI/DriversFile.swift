/// The RxSwift drivers of a scene's data source.
struct DriversFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        for module in ["RxCocoa", "RxRelay", "RxSwift"] { imports.add(module) }
        for field in scene.state { imports.add(field.type) }
        if scene.canFail { imports.add("ViperRuntime") }
        self.imports = imports
    }

    static let table: TemplateTable<DriversFile> = [
        .imports { $0.imports.lines() },
        .list("fields", "the state's fields", of: field) { $0.scene.shownFields },
    ]

    private static let field: TemplateTable<(name: String, type: String)> = [
        .text("name", "the field's name") { $0.name.spelled(.declaration) },
        .text("type", "the field's type") { $0.type },
        .text("member", "the field's name behind a dot") { $0.name.spelled(.member) },
    ]
}
