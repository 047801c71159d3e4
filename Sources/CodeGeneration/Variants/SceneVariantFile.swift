/// The choice between a scene and its variants. It is in the app, which knows the flags and all scenes.
struct SceneVariantFile: Sendable {
    private let place: ScenePlace

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneVariantFile> = [
        .imports { imports(for: $0.place.scene, in: $0.place.context).lines() },
        .texts("isolation", "the attribute of members that extensions add to the app's environment") {
            SceneOwner(of: $0.place.scene, in: $0.place.context.project).attributes
        },
        .list("variants", "the scenes that may be built in its place", of: variant) { file in
            let owner = SceneOwner(of: file.place.scene, in: file.place.context.project)
            return file.place.scene.variants.map { ($0, owner, file.place.context) }
        },
    ]

    private static let variant: TemplateTable<(variant: Variant, owner: SceneOwner, context: GenerationContext)> = [
        .text("name", "the variant's name") { $0.variant.name.spelled(.declaration) },
        .text("member", "the variant's name behind a dot") { $0.variant.name.spelled(.member) },
        .text("scene", "the scene that is built") { $0.variant.destination.scene },
        .text("flag", "the condition under which it is built") { $0.variant.flag.text },
        .code("with", "its descriptor, as an argument") { [descriptor(of: $0.variant, in: $0.context)] },
        .text("environment", "the environment that it is built with") { variant, owner, context in
            let scene = context.scene(variant.destination)
            return scene.map(owner.owns) ?? true ? "self" : owner.appInside
        },
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
