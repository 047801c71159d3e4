import ProjectModel
import SwiftReading
import Templating

/// The choice between a scene and its variants. It is in the app, which knows the flags and all scenes.
struct SceneVariantFile: Sendable {
    private let place: ScenePlace

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneVariantFile> = [
        .imports { imports(for: $0.place.scene, in: $0.place.context).lines() },
        .texts("isolation", "the attribute of members that extensions add to the app's environment") {
            $0.place.context.project.environment.attributes
        },
        .list("variants", "the scenes that may be built in its place", of: variant) { file in
            file.place.scene.variants.map { ($0, file.place.context) }
        },
    ]

    private static let variant: TemplateTable<(Variant, GenerationContext)> = [
        .text("name", "the variant's name") { $0.0.name.spelled(.declaration) },
        .text("member", "the variant's name behind a dot") { $0.0.name.spelled(.member) },
        .text("scene", "the scene that is built") { $0.0.destination.scene },
        .text("flag", "the condition under which it is built") { $0.0.flag.text },
        .code("with", "its descriptor, as an argument") { [descriptor(of: $0, in: $1)] },
    ]

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

    private static func descriptor(of variant: Variant, in context: GenerationContext) -> TemplateCode {
        let parameters = context.scene(variant.destination)?.parameters ?? []
        return .phrase(
            "with: \(context.project.descriptors.namespace).\(variant.destination.scene)Descriptor(",
            parameters.map { $0.argument("descriptor.\($0.name.spelled(.member))") },
            "),"
        )
    }
}
