import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The data objects of an `mvvm` scene's view model, one for each part of the screen.
enum ViewModelPartsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "canFail": .flag,
        "parts": .list([
            "property": .text,
            "type": .text,
            "view": .text,
            "fields": .list(["name": .text, "type": .text, "assignment": .text]),
            "initializer": .code,
            "hasFields": .flag,
        ]),
        "startArguments": .code,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName)
        imports.add("ViperRuntime")
        imports.add(scene.screenParts.flatMap(\.state))
        if scene.binding == .observation, !scene.screenParts.isEmpty { imports.add("Observation") }
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "isObservation": .flag(scene.binding == .observation),
            "isCombine": .flag(scene.binding.usesCombine && !scene.screenParts.isEmpty),
            "canFail": .flag(scene.useCaseCanFail),
            "parts": .list(scene.screenParts.map { value(of: $0, in: scene, samples: context.samples) }),
            "startArguments": .code([startArguments(of: scene)]),
        ]
    }

    private static func value(of part: Part, in scene: Scene, samples: SampleValues) -> TemplateValue {
        let failure = scene.useCaseCanFail ? ["failure: SceneFailure? = nil"] : []
        let parameters = part.state.map { declaration(of: $0, in: scene, samples: samples) } + failure
        return [
            "property": .text(part.dataProperty),
            "type": .text(part.dataType),
            "view": .text(scene.name + part.view),
            "fields": .list(part.state.map(value)),
            "initializer": .code([.phrase("init(", parameters, ") {")]),
            "hasFields": .flag(!parameters.isEmpty),
        ]
    }

    private static func value(of field: Parameter) -> TemplateValue {
        [
            "name": .text(field.name.spelled(.declaration)),
            "type": .text(field.type.storageText),
            "assignment": .text("self.\(field.name.spelled(.member)) = \(field.local)"),
        ]
    }

    /// A field with no value of its own is given one by whoever makes the data.
    private static func declaration(of field: Parameter, in scene: Scene, samples: SampleValues) -> String {
        if let value = field.defaultValue { return "\(field.declaration) = \(value.text)" }
        if field.type.isOptional { return "\(field.declaration) = nil" }
        guard scene.parameter(startingField: field) == nil, let zero = samples.zero(of: field.type) else {
            return field.declaration
        }
        return "\(field.declaration) = \(zero)"
    }

    private static func startArguments(of scene: Scene) -> TemplateCode {
        let arguments = scene.screenParts.map { part in
            let values = part.state.filter { scene.parameter(startingField: $0) != nil }.map { field in
                field.argument("descriptor.\(field.name.spelled(.member))")
            }
            return "\(part.dataProperty): \(scene.name)ViewModel.\(part.dataType)(\(values.joined(separator: ", ")))"
        }
        return .phrase("self.init(", arguments, ")")
    }
}
