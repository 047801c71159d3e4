import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// A scene's descriptor.
enum DescriptorFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "summary": .list(.text),
        "feature": .text,
        "scene": .text,
        "namespace": .text,
        "conformance": .text,
        "output": .text,
        "case": .text,
        "objects": .text,
        "isResolvedAlone": .flag,
        "hasParameters": .flag,
        "isMadeOnMainActor": .flag,
        "parameters": .list(["name": .text, "storageType": .text, "member": .text, "value": .text]),
        "initializer": .code,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.addNamespace(.public)
        if scene.isResolvedAlone { imports.addDescriptorProtocol(.public) }
        imports.add(scene.parameters, .public)
        let own = scene.isResolvedAlone ? context.project.descriptors.conformances : "\(feature.name)SceneDescriptor"
        return [
            "imports": .list(imports.lines()),
            "summary": scene.summary.documentationLines,
            "feature": .text(feature.name),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "conformance": .text(
                ([own] + scene.descriptorConformances).joined(separator: ", ")
            ),
            "output": .text(scene.output.rawValue),
            "case": .text(scene.isResolvedAlone ? "" : scene.caseName.spelled(.member)),
            "objects": .text(context.project.environment.objects),
            "isResolvedAlone": .flag(scene.isResolvedAlone),
            "hasParameters": .flag(!scene.parameters.isEmpty),
            "isMadeOnMainActor": .flag(
                scene.parameters.contains { context.samples.isMadeOnMainActor($0.defaultValue?.text, for: $0.type) }
            ),
            "parameters": .list(scene.parameters.map(property)),
            "initializer": .code([
                .phrase("public init(", scene.parameters.map(\.declarationWithDefault), ") {")
            ]),
        ]
    }

    private static func property(_ parameter: Parameter) -> TemplateValue {
        [
            "name": .text(parameter.name.spelled(.declaration)),
            "storageType": .text(parameter.type.storageText),
            "member": .text(parameter.name.spelled(.member)),
            "value": .text(parameter.local),
        ]
    }
}
