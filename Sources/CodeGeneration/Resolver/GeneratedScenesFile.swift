import ProjectModel
import Templating

/// What a resolver of the team's own asks before it looks among its own scenes.
struct GeneratedScenesFile: Sendable {
    private let context: GenerationContext
    private var project: Project { context.project }

    init(_ context: GenerationContext) {
        self.context = context
    }

    static let table: TemplateTable<GeneratedScenesFile> = [
        .imports { $0.imports.lines() },
        .text("protocol", "what every descriptor conforms to") { $0.project.descriptors.conformance },
        .texts("features", "the features whose resolvers are asked") {
            $0.features.filter { !$0.enumeratedScenes.isEmpty }.map(\.name)
        },
        .list("scenes", "the scenes with resolvers of their own", of: scene) {
            $0.features.flatMap(\.scenes).filter(\.isResolvedAlone)
        },
    ]

    private static let scene: TemplateTable<Scene> = [
        .text("descriptor", "the descriptor's type") { $0.descriptor },
        .text("viewController", "the view controller in what is given for it") {
            $0.output.viewController(of: "resolve(descriptor)")
        },
    ]

    private var features: [Feature] { project.features.filter { !$0.scenes.isEmpty } }

    private var imports: ImportList {
        var imports = context.imports(in: project.app)
        imports.add("ViperRuntime", .public)
        imports.add(project.environment, .public)
        imports.addDescriptorProtocol(.public)
        for feature in features { imports.add(feature.interfaceName) }
        return imports
    }
}
