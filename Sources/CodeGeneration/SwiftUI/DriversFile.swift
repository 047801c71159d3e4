import ProjectModel
import SwiftReading
import Templating

/// What feeds the data source of a scene by RxSwift.
enum DriversFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "fields": .list(["name": .text, "type": .text, "member": .text]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        for module in ["RxCocoa", "RxRelay", "RxSwift"] { imports.add(module) }
        for field in scene.state { imports.add(field.type) }
        if scene.canFail { imports.add("ViperRuntime") }
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "fields": .list(scene.shownFields.map(value)),
        ]
    }

    private static func value(_ field: (name: String, type: String)) -> TemplateValue {
        [
            "name": .text(field.name.spelled(.declaration)), "type": .text(field.type),
            "member": .text(field.name.spelled(.member)),
        ]
    }
}

/// What drivers drive, once for all of a feature's scenes.
enum ReactiveKeyPathFile: FileOfModule {
    static let shape: TemplateShape = ["specPath": .text]

    static func values(for feature: Feature, in context: GenerationContext) -> Values { [:] }
}
