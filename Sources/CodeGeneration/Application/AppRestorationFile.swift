import ProjectModel
import SwiftReading
import Templating

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
        .list("scenes", "the scenes that come back", of: scene) { $0.scenes },
    ]

    private static let scene: TemplateTable<Scene> = [
        .text("case", "the scene's case") { $0.caseName.spelled(.declaration) },
        .text("member", "the scene's case behind a dot") { $0.caseName.spelled(.member) },
        .text("descriptor", "the scene's descriptor") { $0.descriptor },
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
