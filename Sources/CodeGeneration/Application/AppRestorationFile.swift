/// The screens that come back when the app starts anew, each with its descriptor.
enum AppRestorationFile {
    static let table: TemplateTable<GenerationContext> = [
        .importing(in: { $0.project.app }) { imports, context in
            imports.add("ViperRuntime", .public)
            imports.addNamespace(.public)
            imports.add(context.project.environment, .public)
            for scene in scenes(in: context) { imports.add(context.interfaceName(of: scene.feature), .public) }
        },
        .text("descriptorProtocol", "the protocol of all descriptors") {
            $0.project.descriptors.runtimeProtocol
        },
        .list("scenes", "the scenes that come back", of: scene) { context in
            scenes(in: context).map { ($0, SceneOwner(of: $0, in: context.project)) }
        },
    ]

    private static let scene: TemplateTable<(scene: Scene, owner: SceneOwner)> = [
        .text("case", "the scene's case") { $0.scene.caseName.spelled(.declaration) },
        .text("member", "the scene's case behind a dot") { $0.scene.caseName.spelled(.member) },
        .text("descriptor", "the scene's descriptor") { $0.scene.descriptor },
        .text("owner", "what resolves it, with a dot behind; empty for the environment itself") {
            $0.owner.valueInState.map { "\($0)?." } ?? ""
        },
    ]

    private static func scenes(in context: GenerationContext) -> [Scene] {
        context.project.features.flatMap(\.scenes).filter(\.isRestorable)
    }
}

extension Scene {
    /// True if its descriptor can be stored, and a screen be made of it.
    var isRestorable: Bool { descriptorConformances.contains("Codable") && output != .embeddedScene }
}
