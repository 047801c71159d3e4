/// The enum of a feature's scenes, the protocol of their descriptors, and the resolver's protocol.
struct SceneEnumFile: Sendable {
    private let place: ModulePlace
    private var feature: Feature { place.feature }

    init(_ place: ModulePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneEnumFile> = [
        .imports { $0.imports.lines() },
        .text("conformances", "what the enum conforms to, behind a colon") {
            let names = $0.feature.sceneConformances
            return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        },
        .text("descriptorProtocols", "what the descriptors' protocol inherits") {
            $0.place.context.project.descriptors.conformances
        },
        .list("scenes", "the scenes that the resolver's switch is over", of: scene) { $0.feature.enumeratedScenes },
        .flag("namesRuntimeNamespace", "whether the app names the runtime's namespace for all of its sources") {
            !$0.feature.hasInterface && $0.place.context.project.descriptors.teamNamespace == nil
        },
    ]

    private static let scene: TemplateTable<Scene> = [
        .text("case", "the scene's case") { $0.caseName.spelled(.declaration) },
        .text("scene", "the scene's name") { $0.name },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.addNamespace(.public)
        imports.addDescriptorProtocol(.public)
        return imports
    }
}

extension Feature {
    /// The folder of the interface module's sources.
    var interfaceSources: String { hasInterface ? sources + "Interface" : sources }
}

extension Feature {
    /// The scenes that the resolver's switch is over.
    var enumeratedScenes: [Scene] { scenes.filter { !$0.isResolvedAlone } }

    /// The conformances that the compiler can synthesize for the enum: those of every descriptor in it.
    var sceneConformances: [String] { enumeratedScenes.sharedConformances }
}

extension [Scene] {
    /// The conformances that all of their descriptors have.
    var sharedConformances: [String] {
        first?.descriptorConformances.filter { name in allSatisfy { $0.descriptorConformances.contains(name) } } ?? []
    }
}

extension Scene {
    /// The scene's case in its feature's enum.
    var caseName: String { name.lowerCamelCase }

    var descriptor: String { "\(namespace).\(name)Descriptor" }

    /// The expression with which an environment builds it from its descriptor.
    var doorCall: String {
        builder?.value.text ?? BuilderPattern.standard(of: name)
    }
}

extension Located<SwiftExpression>? {
    /// True if a builder uses the descriptor, as every view builder does.
    var usesDescriptor: Bool { self?.value.names.contains("descriptor") ?? true }
}
