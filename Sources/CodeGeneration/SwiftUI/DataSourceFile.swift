import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// What a SwiftUI scene's view draws from.
enum DataSourceFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "access": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "isRx": .flag,
        "hasFields": .flag,
        "fields": .list(["name": .text, "type": .text, "assignment": .text]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let layer = ViewLayer(scene: scene, feature: feature)
        var imports = context.imports(in: layer.module)
        // Not for the fields' default values: they are the state's.
        for field in scene.state { imports.add(field.type, layer.importAccess) }
        if scene.canFail { imports.add("ViperRuntime", layer.importAccess) }
        if scene.binding == .observation { imports.add("Observation", layer.importAccess) }
        let fields = scene.shownFields
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "access": .text(layer.access),
            "isObservation": .flag(scene.binding == .observation),
            "isCombine": .flag(scene.binding.usesCombine),
            "isRx": .flag(scene.binding == .rx),
            "hasFields": .flag(!fields.isEmpty),
            "fields": .list(fields.map(value)),
        ]
    }

    private static func value(_ field: (name: String, type: String)) -> TemplateValue {
        let member = field.name.spelled(.member)
        let receiver = field.name == "state" || field.name.spelled(.statement) != field.name ? "self." : ""
        return [
            "name": .text(field.name.spelled(.declaration)),
            "type": .text(field.type),
            "assignment": .text("\(receiver)\(member) = state.\(member)"),
        ]
    }
}

extension ViewBinding {
    /// Whether its data source is an `ObservableObject`.
    var usesCombine: Bool { self != .observation }
}

extension Scene {
    /// The fields of its state, with the failure that a throwing interactor brings.
    var shownFields: [(name: String, type: String)] {
        state.map { ($0.name, $0.type.storageText) } + (canFail ? [("failure", "SceneFailure?")] : [])
    }
}
