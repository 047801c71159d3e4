/// The screens that come back when the app starts anew, each with its descriptor.
struct AppRestorationFile: Sendable {
    private let context: GenerationContext
    private let scenes: [Scene]

    init(_ context: GenerationContext) {
        self.context = context
        scenes = context.project.features.flatMap(\.scenes).filter(\.isRestorable)
    }

    static let table: TemplateTable<AppRestorationFile> = [
        .imports { $0.imports.lines() },
        .text("descriptorProtocol", "the protocol of all descriptors") {
            $0.context.project.descriptors.runtimeProtocol
        },
        .list("scenes", "the scenes that come back", of: scene) { file in
            file.scenes.map { ($0, SceneOwner(of: $0, in: file.context.project)) }
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

    private var imports: ImportList {
        var imports = context.imports(in: context.project.app)
        imports.add("ViperRuntime", .public)
        imports.addNamespace(.public)
        imports.add(context.project.environment, .public)
        for scene in scenes { imports.add(context.interfaceName(of: scene.feature), .public) }
        return imports
    }
}

extension Scene {
    /// True if its descriptor can be stored, and a screen be made of it.
    var isRestorable: Bool { descriptorConformances.contains("Codable") && output != .embeddedScene }
}
