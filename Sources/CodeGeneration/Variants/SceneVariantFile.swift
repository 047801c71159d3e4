import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The choice between a scene and its variants, which is the app's: it knows the flags, and all scenes.
enum SceneVariantFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "environment": .text,
        "isolation": .list(.text),
        "scene": .text,
        "descriptor": .text,
        "output": .text,
        "variants": .list(["name": .text, "member": .text, "scene": .text, "flag": .text, "with": .code]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        [
            "imports": .list(imports(for: scene, in: context).lines()),
            "environment": .text(context.project.environment.name),
            "isolation": context.project.environment.isolation,
            "scene": .text(scene.name),
            "descriptor": .text(scene.descriptor),
            "output": .text(scene.output.rawValue),
            "variants": .list(scene.variants.map { value(of: $0, of: scene, in: context) }),
        ]
    }

    private static func imports(for scene: Scene, in context: GenerationContext) -> ImportList {
        var imports = context.imports(in: context.project.app)
        imports.add("ViperRuntime")
        imports.add(context.project.environment)
        for feature in [scene.feature] + scene.variants.map(\.destination.feature) {
            imports.add(feature)
            imports.add(context.interfaceName(of: feature))
        }
        for variant in scene.variants {
            imports.add(variant.flag)
            for service in variant.services { imports.add(service.type) }
        }
        return imports
    }

    private static func value(of variant: Variant, of scene: Scene, in context: GenerationContext) -> TemplateValue {
        let parameters = context.scene(variant.destination)?.parameters ?? []
        let descriptor = TemplateCode.phrase(
            "with: \(context.project.descriptors.namespace).\(variant.destination.scene)Descriptor(",
            parameters.map { $0.argument("descriptor.\($0.name.spelled(.member))") },
            "),"
        )
        return [
            "name": .text(variant.name.spelled(.declaration)),
            "member": .text(variant.name.spelled(.member)),
            "scene": .text(variant.destination.scene),
            "flag": .text(variant.flag.text),
            "with": .code([descriptor]),
        ]
    }
}
