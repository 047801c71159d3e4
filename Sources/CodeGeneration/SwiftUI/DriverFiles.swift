import ProjectModel
import SwiftReading
import Templating

/// What feeds the data source of a scene by RxSwift.
enum DriverFiles {
    static let driversShape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "fields": .list(["name": .text, "type": .text, "member": .text]),
    ]
    static let keyPathShape: TemplateShape = ["specPath": .text]

    /// Nothing where the scene is bound in another way.
    static func requests(for scene: Scene, of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        guard scene.isDriven else { return [] }
        var imports = context.imports(in: feature.name)
        for module in ["RxCocoa", "RxRelay", "RxSwift"] { imports.add(module) }
        for field in scene.state { imports.add(field.type) }
        if scene.canFail { imports.add("ViperRuntime") }
        return [
            .generated(
                SceneFolder(scene: scene, feature: feature).generated("Drivers"),
                .drivers,
                from: scene.specPath,
                [
                    "imports": .list(imports.lines()),
                    "scene": .text(scene.name),
                    "fields": .list(scene.shownFields.map(value)),
                ]
            )
        ]
    }

    /// Once for all of a feature's scenes.
    static func keyPath(for feature: Feature) -> [RenderRequest] {
        guard feature.scenes.contains(where: \.isDriven) else { return [] }
        let path = "\(feature.sources)/Generated/Reactive+KeyPath.swift"
        return [.generated(path, .reactiveKeyPath, from: feature.moduleSpec, [:])]
    }

    private static func value(_ field: (name: String, type: String)) -> TemplateValue {
        [
            "name": .text(field.name.spelled(.declaration)), "type": .text(field.type),
            "member": .text(field.name.spelled(.member)),
        ]
    }
}
