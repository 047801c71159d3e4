/// A scene's descriptor.
struct DescriptorFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<DescriptorFile> = [
        .imports { $0.imports.lines() },
        .texts("summary", "what the spec says of the scene, as lines of a documentation comment") {
            $0.scene.summary.documentation
        },
        .text("conformance", "what the descriptor conforms to") { $0.conformance },
        .text("secondOutput", "what the team's protocol calls the output, where that has another name") {
            $0.place.context.project.descriptors.secondOutput ?? ""
        },
        .text("case", "its case in the enum of the feature's scenes; empty where it has none") {
            $0.scene.isResolvedAlone ? "" : $0.scene.caseName.spelled(.member)
        },
        .flag("isResolvedAlone", "whether the scene has a resolver of its own") { $0.scene.isResolvedAlone },
        .flag("hasParameters", "whether the descriptor has parameters") { !$0.scene.parameters.isEmpty },
        .flag("needsMainActor", "whether only code on the main actor can make a parameter's default") { file in
            file.scene.parameters.contains { file.place.samples.isMadeOnMainActor($0.defaultValue?.text, for: $0.type) }
        },
        .list("parameters", "the descriptor's parameters", of: parameter) { $0.scene.parameters },
        .code("initializer", "the beginning of the initialiser") {
            [.phrase("public init(", $0.scene.parameters.map(\.declarationWithDefault), ") {")]
        },
    ]

    private static let parameter: TemplateTable<Parameter> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("storageType", "the property's type") { $0.type.storageText },
        .text("member", "the property's name behind a dot") { $0.name.spelled(.member) },
        .text("value", "the parameter inside of the initialiser") { $0.local },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.addNamespace(.public)
        if scene.isResolvedAlone { imports.addDescriptorProtocol(.public) }
        imports.add(scene.parameters, .public)
        return imports
    }

    private var conformance: String {
        let own =
            scene.isResolvedAlone
            ? place.context.project.descriptors.conformances : "\(place.feature.name)SceneDescriptor"
        return ([own] + scene.descriptorConformances).joined(separator: ", ")
    }
}
