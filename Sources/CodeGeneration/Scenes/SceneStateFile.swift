import ProjectModel
import SwiftReading
import Templating

/// What a scene's presenter hands to its view.
enum SceneStateFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "conformances": .text,
        "fields": .list(["name": .text, "type": .text, "start": .text]),
        "canFail": .flag,
        "startArguments": .text,
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName)
        imports.add("ViperRuntime")
        imports.add(scene.state)
        let startArguments = scene.state.filter { scene.parameter(startingField: $0) != nil }.map { field in
            field.argument("descriptor.\(field.name.spelled(.member))")
        }
        return .generated(
            SceneFolder(scene: scene, feature: feature).generated("State"),
            .sceneState,
            from: scene.specPath,
            [
                "imports": .list(imports.lines()),
                "scene": .text(scene.name),
                "conformances": .text(conformances(of: scene)),
                "fields": .list(scene.state.map { value(of: $0, in: scene, samples: context.samples) }),
                "canFail": .flag(scene.canFail),
                "startArguments": .text(startArguments.joined(separator: ", ")),
            ]
        )
    }

    private static func conformances(of scene: Scene) -> String {
        scene.stateConformances.isEmpty ? "" : ": " + scene.stateConformances.joined(separator: ", ")
    }

    private static func value(of field: Parameter, in scene: Scene, samples: SampleValues) -> TemplateValue {
        [
            "name": .text(field.name.spelled(.declaration)),
            "type": .text(field.type.storageText),
            "start": .text(start(of: field, in: scene, samples: samples)),
        ]
    }

    /// A field with no default of its own starts from the descriptor, else from its type's plainest value.
    private static func start(of field: Parameter, in scene: Scene, samples: SampleValues) -> String {
        if let value = field.defaultValue { return value.text }
        if field.type.isOptional || scene.parameter(startingField: field) != nil { return "" }
        return samples.zero(of: field.type) ?? ""
    }
}

extension Scene {
    /// The descriptor's parameter that a state's field starts from: one of the same name and type.
    func parameter(startingField field: Parameter) -> Parameter? {
        guard field.defaultValue == nil else { return nil }
        return parameters.first { $0.name == field.name && $0.type.same(as: field.type) }
    }
}
