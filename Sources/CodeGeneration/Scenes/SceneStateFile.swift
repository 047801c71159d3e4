import ProjectModel
import SwiftReading
import Templating

/// What a scene's presenter hands to its view.
enum SceneStateFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "isPublic": .flag,
        "hasInitializer": .flag,
        "isMadeOnMainActor": .flag,
        "access": .text,
        "conformances": .text,
        "fields": .list(["name": .text, "type": .text, "start": .text, "assignment": .text]),
        "canFail": .flag,
        "initializer": .code,
        "startArguments": .text,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let layer = ViewLayer(scene: scene, feature: feature)
        let starts = starts(of: scene, context.samples)
        let isMadeOnMainActor = isMadeOnMainActor(scene, starts, context.samples)
        let hasInitializer = layer.isSeparate || isMadeOnMainActor
        return [
            "imports": .list(imports(for: scene, in: layer, context).lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "isPublic": .flag(layer.isSeparate),
            "hasInitializer": .flag(hasInitializer),
            "isMadeOnMainActor": .flag(isMadeOnMainActor),
            "access": .text(layer.access),
            "conformances": .text(conformances(of: scene)),
            "fields": .list(zip(scene.state, starts).map(value)),
            "canFail": .flag(scene.canFail),
            "initializer": .code(hasInitializer ? [initializer(of: scene, starts, in: layer)] : []),
            "startArguments": .text(scene.startArguments),
        ]
    }

    /// In a module of views there are no descriptors.
    private static func imports(for scene: Scene, in layer: ViewLayer, _ context: GenerationContext) -> ImportList {
        var imports = context.imports(in: layer.module)
        imports.add(scene.state, layer.importAccess)
        if layer.isSeparate {
            if scene.canFail { imports.add("ViperRuntime", .public) }
        } else {
            imports.add(layer.feature.interfaceName)
            imports.add("ViperRuntime")
        }
        return imports
    }

    /// Whether a field starts with a value that only code on the main actor can make.
    static func isMadeOnMainActor(_ scene: Scene, _ samples: SampleValues) -> Bool {
        isMadeOnMainActor(scene, starts(of: scene, samples), samples)
    }

    private static func isMadeOnMainActor(_ scene: Scene, _ starts: [String], _ samples: SampleValues) -> Bool {
        zip(scene.state, starts).contains { samples.isMadeOnMainActor($1, for: $0.type) }
    }

    /// What Swift makes by itself of a struct that other modules don't see, unless it is to be on the main actor.
    private static func initializer(of scene: Scene, _ starts: [String], in layer: ViewLayer) -> TemplateCode {
        let fields = zip(scene.state, starts).map { field, start in
            let value = start.isEmpty && field.type.isOptional ? "nil" : start
            return value.isEmpty ? field.declaration : "\(field.declaration) = \(value)"
        }
        return .phrase(
            "\(layer.access)init(",
            fields + (scene.canFail ? ["failure: SceneFailure? = nil"] : []),
            ") {"
        )
    }

    private static func conformances(of scene: Scene) -> String {
        scene.stateConformances.isEmpty ? "" : ": " + scene.stateConformances.joined(separator: ", ")
    }

    private static func value(of field: Parameter, start: String) -> TemplateValue {
        [
            "name": .text(field.name.spelled(.declaration)),
            "type": .text(field.type.storageText),
            "start": .text(start),
            "assignment": .text("self.\(field.name.spelled(.member)) = \(field.local)"),
        ]
    }

    /// What each field starts with, in the order of the state.
    private static func starts(of scene: Scene, _ samples: SampleValues) -> [String] {
        scene.state.map { start(of: $0, in: scene, samples: samples) }
    }

    /// A field with no default of its own starts from the descriptor, else from its type's plainest value.
    private static func start(of field: Parameter, in scene: Scene, samples: SampleValues) -> String {
        if let value = field.defaultValue { return value.text }
        if field.type.isOptional || scene.parameter(startingField: field) != nil { return "" }
        return samples.zero(of: field.type) ?? ""
    }
}

extension Scene {
    /// What of its first state comes from the descriptor.
    var startArguments: String {
        state.filter { parameter(startingField: $0) != nil }.map { field in
            field.argument("descriptor.\(field.name.spelled(.member))")
        }.joined(separator: ", ")
    }

    /// The descriptor's parameter that a state's field starts from: one of the same name and type.
    func parameter(startingField field: Parameter) -> Parameter? {
        guard field.defaultValue == nil else { return nil }
        return parameters.first { $0.name == field.name && $0.type.same(as: field.type) }
    }
}
