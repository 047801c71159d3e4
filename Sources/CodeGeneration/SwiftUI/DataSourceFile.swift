import ProjectModel
import SwiftReading
import Templating

/// What a SwiftUI scene's view draws from.
enum DataSourceFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "hasFields": .flag,
        "fields": .list(["name": .text, "type": .text, "assignment": .text]),
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.name)
        imports.add(scene.state)
        if scene.canFail { imports.add("ViperRuntime") }
        if scene.binding == .observation { imports.add("Observation") }
        let fields = scene.shownFields
        return .generated(
            SceneFolder(scene: scene, feature: feature).generated("DataSource"),
            .dataSource,
            from: scene.specPath,
            [
                "imports": .list(imports.lines()),
                "hasImports": .flag(!imports.isEmpty),
                "scene": .text(scene.name),
                "isObservation": .flag(scene.binding == .observation),
                "isCombine": .flag(scene.binding == .combine),
                "hasFields": .flag(!fields.isEmpty),
                "fields": .list(fields.map(value)),
            ]
        )
    }

    private static func value(_ field: (name: String, type: String)) -> TemplateValue {
        let member = field.name.spelled(.member)
        let receiver = field.name == "state" || field.name.spelled(.local) != field.name ? "self." : ""
        return [
            "name": .text(field.name.spelled(.declaration)),
            "type": .text(field.type),
            "assignment": .text("\(receiver)\(member) = state.\(member)"),
        ]
    }
}

extension Scene {
    /// The fields of its state, with the failure that a throwing interactor brings.
    var shownFields: [(name: String, type: String)] {
        state.map { ($0.name, $0.type.storageText) } + (canFail ? [("failure", "SceneFailure?")] : [])
    }
}
