/// The function that a team's own resolver calls before it looks among its own scenes.
struct GeneratedScenesFile: Sendable {
    private let context: GenerationContext
    private var project: Project { context.project }

    init(_ context: GenerationContext) {
        self.context = context
    }

    static let table: TemplateTable<GeneratedScenesFile> = [
        .imports { $0.imports.lines() },
        .text("protocol", "what every descriptor conforms to") { $0.project.descriptors.conformance },
        .list("cases", "what a descriptor may be", of: caseTable) { $0.cases },
    ]

    /// A kind of descriptors, and what they resolve to.
    struct Case: Sendable {
        var type: String
        var viewController: String
    }

    static let caseTable: TemplateTable<Case> = [
        .text("type", "the type of descriptors, or of one descriptor") { $0.type },
        .text("viewController", "the view controller that is given for it") { $0.viewController },
    ]

    /// The features' resolvers, then the scenes with resolvers of their own.
    var cases: [Case] {
        features.compactMap { feature in
            feature.enumeratedScenes.first.map {
                Case(type: "any \(feature.name)SceneDescriptor", viewController: resolution(of: $0))
            }
        }
            + features.flatMap(\.scenes).filter(\.isResolvedAlone).map {
                Case(type: $0.descriptor, viewController: resolution(of: $0))
            }
    }

    private func resolution(of scene: Scene) -> String {
        guard let environment = SceneOwner(of: scene, in: project).valueInState else {
            return scene.output.viewController(of: "resolve(descriptor)")
        }
        return scene.output.viewController(of: "\(environment)?.resolve(descriptor)")
    }

    /// The modules that declare the descriptors.
    var interfaces: [String] { features.map(\.interfaceName) }

    private var features: [Feature] { project.features.filter { !$0.scenes.isEmpty } }

    private var imports: ImportList {
        var imports = context.imports(in: project.app)
        imports.add("ViperRuntime", .public)
        imports.add(project.environment, .public)
        imports.addDescriptorProtocol(.public)
        for interface in interfaces { imports.add(interface) }
        return imports
    }
}
